// swift-format-ignore-file
// SwiftUI.swift: a signature-only stand-in for the SwiftUI subset that generated
// routing glue uses. For `swiftc -typecheck` on Linux only; every body traps.
// Written by hand. Isolation and Sendable facts follow the Xcode 16/26 SDKs
// (whole-protocol main-actor `View`, `nonisolated` modifiers and initialisers).
//
// Deployment floors (availability is not checked when the target is Linux, so it
// is modelled by leaving declarations out):
//   (no flag)      iOS 16 / macOS 13 API only
//   -D FLOOR_17    adds iOS 17 / macOS 14 API
//   -D FLOOR_18    adds iOS 18 / macOS 15 API (give FLOOR_17 too)
//   -D ON_MACOS    leaves out API that is unavailable on macOS

@_exported public import Foundation
public import Combine
#if FLOOR_17
  public import Observation
#endif

func _trap<T>() -> T { fatalError() }

// MARK: - View

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}
@available(*, unavailable) extension ViewBuilder: Sendable {}

public struct EmptyView: View, Sendable {
  public typealias Body = Never
  nonisolated public init() { fatalError() }
}
public struct TupleView<T>: View {
  public typealias Body = Never
  nonisolated public init(_ value: T) { fatalError() }
}
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V: View>(_ view: V) { fatalError() }
  nonisolated public init<V: View>(erasing view: V) { fatalError() }
}
@available(*, unavailable) extension AnyView: Sendable {}

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
public struct VStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct HStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { fatalError() }
}
public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(verbatim content: String) { fatalError() }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { fatalError() }
  nonisolated public static func == (lhs: Text, rhs: Text) -> Bool { fatalError() }
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(systemName: String) { fatalError() }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  nonisolated public static func == (lhs: Image, rhs: Image) -> Bool { fatalError() }
}
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = { fatalError() }()
  public static let cancel: ButtonRole = { fatalError() }()
}
public struct Button<Label: View>: View {
  public typealias Body = Never
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    fatalError()
  }
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { fatalError() }
}
extension Button where Label == Text {
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}
public struct Link<Label: View>: View {
  public typealias Body = Never
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { fatalError() }
}
public struct Divider: View {
  public typealias Body = Never
  nonisolated public init() { fatalError() }
}
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View { public typealias Body = Never }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
}
public struct TextField<Label: View>: View {
  public typealias Body = Never
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
}
public struct ProgressView<Label: View>: View {
  public typealias Body = Never
}
extension ProgressView where Label == EmptyView {
  nonisolated public init() { fatalError() }
}

// MARK: - Geometry and styling values

public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing }
public struct UnitPoint: Hashable, Sendable {
  public static let topLeading: UnitPoint = { fatalError() }()
  public static let topTrailing: UnitPoint = { fatalError() }()
  public static let bottomLeading: UnitPoint = { fatalError() }()
  public static let bottomTrailing: UnitPoint = { fatalError() }()
  public static let center: UnitPoint = { fatalError() }()
  public static let top: UnitPoint = { fatalError() }()
  public static let bottom: UnitPoint = { fatalError() }()
  public static let leading: UnitPoint = { fatalError() }()
  public static let trailing: UnitPoint = { fatalError() }()
  public init(x: CGFloat, y: CGFloat) { fatalError() }
}
public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center: Self = { fatalError() }(); public static let leading: Self = { fatalError() }();
  public static let trailing: Self = { fatalError() }()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let center: Self = { fatalError() }(); public static let top: Self = { fatalError() }();
  public static let bottom: Self = { fatalError() }()
}
public struct Alignment: Equatable, Sendable {
  public static let center: Self = { fatalError() }(); public static let top: Self = { fatalError() }();
  public static let bottom: Self = { fatalError() }(); public static let leading: Self = { fatalError() }();
  public static let trailing: Self = { fatalError() }()
}
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

// MARK: - Modifiers

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: View { public typealias Body = Never }
public struct ModifiedContent<Content, Modifier> {
  nonisolated public init(content: Content, modifier: Modifier) { fatalError() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never }

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  #if FLOOR_17
    @available(*, deprecated, message: "use the zero or two parameter action closure")
  #endif
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { self }
  #if FLOOR_17
    nonisolated public func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
      -> some View
    { self }
  #endif
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { self }
}

// MARK: - State and bindings

public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) { fatalError() }
  public init(projectedValue: Binding<Value>) { fatalError() }
  public init?(_ base: Binding<Value?>) { fatalError() }
  public init<V>(_ base: Binding<V>) where Value == V? { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { fatalError() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    { fatalError() }
  }
  nonisolated public init(wrappedValue: ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { fatalError() }
    set { fatalError() }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    { fatalError() }
  }
  nonisolated public init() { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let location: Int
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension SceneStorage where Value == String { public init(wrappedValue: String, _ key: String) { fatalError() } }
extension SceneStorage where Value == Data? { public init(_ key: String) { fatalError() } }
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public init() { fatalError() }
  public struct ID: Hashable, Sendable {}
  public var wrappedValue: Namespace.ID { fatalError() }
}

#if FLOOR_17
  @propertyWrapper @dynamicMemberLookup
  public struct Bindable<Value> {
    private let location: Int
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }
    public var projectedValue: Bindable<Value> { fatalError() }
  }
  extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
      fatalError()
    }
  }
  extension Bindable where Value: Observable, Value: AnyObject {
    public init(wrappedValue: Value) { fatalError() }
    public init(_ wrappedValue: Value) { fatalError() }
  }
  extension Bindable: Sendable where Value: Sendable {}
  extension Bindable: DynamicProperty {}
#endif

// MARK: - Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
  @MainActor @preconcurrency public var dismiss: DismissAction { fatalError() }
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { fatalError() }
    set { fatalError() }
  }
  public var isPresented: Bool { fatalError() }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set { fatalError() }
  }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(*, unavailable) extension EnvironmentValues: Sendable {}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
#if FLOOR_17
  extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { fatalError() }
  }
#endif
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    self
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  #if FLOOR_17
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { self }
  #endif
}

@MainActor @preconcurrency
public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() { fatalError() }
}
@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled: Result = { fatalError() }()
    public static let discarded: Result = { fatalError() }()
    public static let systemAction: Result = { fatalError() }()
    public static func systemAction(_ url: URL) -> Result { fatalError() }
  }
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) { fatalError() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { fatalError() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    fatalError()
  }
}

// MARK: - Navigation

public struct NavigationPath {
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var codable: CodableRepresentation? { fatalError() }
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable { fatalError() }
  public init(_ codable: CodableRepresentation) { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) { fatalError() }
  public mutating func append<V: Hashable & Codable>(_ value: V) { fatalError() }
  public mutating func removeLast(_ k: Int = 1) { fatalError() }
  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  }
}
extension NavigationPath: Equatable { public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() } }
@available(*, unavailable) extension NavigationPath: Sendable {}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    fatalError()
  }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension NavigationStack: Sendable {}

@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { fatalError() }
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { fatalError() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { fatalError() }
}
extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { self }
  #if FLOOR_17
    nonisolated public func navigationDestination<D: Hashable, C: View>(
      item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
  #endif
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  #if !ON_MACOS
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
      -> some View
    { self }
  #endif
}
#if !ON_MACOS
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif

// MARK: - Tabs

public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
}
#if FLOOR_18
  @MainActor @preconcurrency
  public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  }
  extension Never: TabContent { public typealias TabValue = Never }
  public struct DefaultTabLabel: View { public typealias Body = Never }
  public struct TabRole: Hashable, Sendable { public static var search: TabRole { fatalError() } }
  public struct Tab<Value, Content, Label> {}
  extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
    public var body: Never { return _trap() }
  }
  extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      fatalError()
    }
  }
  extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
      _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
      _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { fatalError() }
  }
  public struct _TabTuple<TabValue: Hashable, each C>: TabContent {
    public typealias Body = Never
    public var body: Never { return _trap() }
  }
  @resultBuilder
  public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
    @_disfavoredOverload public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabTuple<
      TabValue, repeat each C
    > { fatalError() }
    public struct Content<C: TabContent>: View {
      @MainActor @preconcurrency public var body: some View { EmptyView() }
    }
  }
  extension TabView {
    nonisolated public init<C: TabContent>(
      selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    )
    where Content == TabContentBuilder<SelectionValue>.Content<C> { fatalError() }
  }
#endif

// MARK: - Presentation and links

public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent = { fatalError() }()
  public static let large: PresentationDetent = { fatalError() }()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { fatalError() }
  public static func height(_ height: CGFloat) -> PresentationDetent { fatalError() }
}
extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  #if !ON_MACOS
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    nonisolated public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
  #endif
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
  ) -> some View { self }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
  ) -> some View { self }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    self
  }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { fatalError() }
}
public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: Self { fatalError() }
  public static var enabled: Self { fatalError() }
  public static var disabled: Self { fatalError() }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { fatalError() }
}
extension Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let top: Edge.Set = { fatalError() }()
    public static let leading: Edge.Set = { fatalError() }()
    public static let bottom: Edge.Set = { fatalError() }()
    public static let trailing: Edge.Set = { fatalError() }()
    public static let all: Edge.Set = { fatalError() }()
    public static let horizontal: Edge.Set = { fatalError() }()
    public static let vertical: Edge.Set = { fatalError() }()
  }
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

// What Foundation has on Apple systems alone.
public class NSUserActivity {
  public init(activityType: String) { fatalError() }
  public var webpageURL: URL? {
    get { fatalError() }
    set { fatalError() }
  }
  public var title: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var isEligibleForSearch: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var isEligibleForHandoff: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var activityType: String { fatalError() }
  public var userInfo: [AnyHashable: Any]? {
    get { fatalError() }
    set { fatalError() }
  }
}
public let NSUserActivityTypeBrowsingWeb: String = { fatalError() }()

// MARK: - Gestures, geometry, colours

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var startLocation: CGPoint
    public var location: CGPoint
    public var translation: CGSize { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
  }
  nonisolated public init(minimumDistance: CGFloat = 10) { fatalError() }
}
public struct GeometryProxy {
  public var size: CGSize { fatalError() }
}
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }
}
public struct Color: View, Hashable, Sendable {
  public typealias Body = Never
  public static let clear: Color = { fatalError() }()
  public static let black: Color = { fatalError() }()
}
public struct Spacer: View {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) { fatalError() }
}

// MARK: - Animation and transitions

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = { fatalError() }()
  public static var easeInOut: Animation { fatalError() }
  public static var easeIn: Animation { fatalError() }
  public static var easeOut: Animation { fatalError() }
  public static var linear: Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
    -> Animation
  { fatalError() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { fatalError() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public func speed(_ speed: Double) -> Animation { fatalError() }
}
public struct Transaction {
  public init() { fatalError() }
  public init(animation: Animation?) { fatalError() }
  public var animation: Animation? {
    get { fatalError() }
    set { fatalError() }
  }
  public var disablesAnimations: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(*, unavailable) extension Transaction: Sendable {}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  fatalError()
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  fatalError()
}

public struct AnyTransition {
  public static var identity: AnyTransition { fatalError() }
  public static var opacity: AnyTransition { fatalError() }
  public static var slide: AnyTransition { fatalError() }
  public static var scale: AnyTransition { fatalError() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func push(from edge: Edge) -> AnyTransition { fatalError() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
  public func animation(_ animation: Animation?) -> AnyTransition { fatalError() }
}
// Explicitly not Sendable in the SDK, so generated code must not store one in a global.
@available(*, unavailable) extension AnyTransition: Sendable {}

extension View {
  @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
#if FLOOR_17
  public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { fatalError() }
    public var value: Double { fatalError() }
  }
  public struct TransitionProperties: Sendable { public init(hasMotion: Bool = true) { fatalError() } }
  public struct PlaceholderContentView<Value>: View { public typealias Body = Never }
  @MainActor @preconcurrency
  public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
  }
  extension Transition { public static var properties: TransitionProperties { fatalError() } }
  extension AnyTransition { public init<T: Transition>(_ transition: T) { fatalError() } }
  public struct OpacityTransition: Transition {
    nonisolated public init() { fatalError() }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { fatalError() }
  }
  public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    nonisolated public init(insertion: Insertion, removal: Removal) { fatalError() }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  extension View {
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  }
#endif
#if FLOOR_18
  public protocol NavigationTransition {}
  public struct AutomaticNavigationTransition: NavigationTransition {}
  public struct ZoomNavigationTransition: NavigationTransition {}
  extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { fatalError() }
  }
  #if !ON_MACOS
    extension NavigationTransition where Self == ZoomNavigationTransition {
      public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { fatalError() }
    }
  #endif
  extension View {
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  }
#endif

// MARK: - App

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { fatalError() }
  @MainActor @preconcurrency public var body: some Scene { _trap() as WindowGroup<EmptyView> }
}
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { fatalError() } }

// MARK: - Previews

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
}
public struct Font: Hashable, Sendable {
  public static let title: Font = { fatalError() }()
  public static let headline: Font = { fatalError() }()
  public static let caption: Font = { fatalError() }()
}
extension Button where Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}
