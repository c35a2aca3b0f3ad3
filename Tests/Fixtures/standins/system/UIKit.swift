// swift-format-ignore-file
// UIKit.swift: a signature-only stand-in for what the pages in docs use of UIKit, with UIHostingController and
// UIViewControllerRepresentable, which Apple's SwiftUI has. For type-checking on Linux only; every body traps.
// Written by hand from public documentation.

@_exported public import Foundation
public import SwiftUI

@MainActor open class UIResponder {
  public nonisolated init() { fatalError() }
}
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { fatalError() }
  public var tabBarItem: UITabBarItem! { get { fatalError() } set { fatalError() } }
}
public final class UIImage: Sendable {
  public init?(systemName name: String) { fatalError() }
  public init?(named name: String) { fatalError() }
}
@MainActor open class UITabBarItem {
  public init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public var tag: Int { get { fatalError() } set { fatalError() } }
  public var badgeValue: String? { get { fatalError() } set { fatalError() } }
  public var badgeColor: UIColor? { get { fatalError() } set { fatalError() } }
  public var accessibilityIdentifier: String? { get { fatalError() } set { fatalError() } }
}
public final class UIColor: Sendable {
  public init?(named name: String) { fatalError() }
}
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}
@MainActor open class UITabBarController: UIViewController {
  public init() { fatalError() }
  public var viewControllers: [UIViewController]? { get { fatalError() } set { fatalError() } }
  public var selectedIndex: Int { get { fatalError() } set { fatalError() } }
  public weak var delegate: (any UITabBarControllerDelegate)? { get { fatalError() } set { fatalError() } }
}
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { fatalError() }
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
}

// What docs/Stores.md uses to draw a state with UINavigationController.

extension UIViewController {
  public var modalPresentationStyle: UIModalPresentationStyle { get { fatalError() } set { fatalError() } }
  public var isModalInPresentation: Bool { get { fatalError() } set { fatalError() } }
  public var presentationController: UIPresentationController? { fatalError() }
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
}
public enum UIModalPresentationStyle: Int, Sendable { case pageSheet, fullScreen, popover }
@MainActor open class UIPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { fatalError() } set { fatalError() } }
  public var presentedViewController: UIViewController { fatalError() }
}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
@MainActor open class UINavigationController: UIViewController {
  public init() { fatalError() }
  public weak var delegate: (any UINavigationControllerDelegate)? { get { fatalError() } set { fatalError() } }
  public var viewControllers: [UIViewController] { get { fatalError() } set { fatalError() } }
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { fatalError() }
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  public func addAction(_ action: UIAlertAction) { fatalError() }
}
@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
}
