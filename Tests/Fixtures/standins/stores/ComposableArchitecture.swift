// swift-format-ignore-file
// ComposableArchitecture.swift: a signature-only stand-in for what docs/Stores.md uses of the Composable Architecture 1.x.
// For type-checking only; every body traps. Written by hand from its public documentation.

public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}
extension Reducer where Body == Never {
  public var body: Body { fatalError() }
}
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
}
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
@resultBuilder public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { fatalError() }
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { fatalError() }
}
public struct Reduce<State, Action>: Reducer {
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) { fatalError() }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
  public typealias Body = Never
}
public struct Effect<Action>: Sendable {
  public static var none: Self { fatalError() }
  public static func send(_ action: Action) -> Self { fatalError() }
  public static func merge(_ effects: some Sequence<Self>) -> Self { fatalError() }
}
@MainActor public final class Store<State, Action> {
  public init<R: Reducer<State, Action>>(initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R) { fatalError() }
  public func withState<R>(_ body: (_ state: State) -> R) -> R { fatalError() }
  @discardableResult public func send(_ action: Action) -> StoreTask { fatalError() }
}
public struct StoreTask: Hashable, Sendable {}
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
