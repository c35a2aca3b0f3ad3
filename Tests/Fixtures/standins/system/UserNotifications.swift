// swift-format-ignore-file
// UserNotifications.swift: a signature-only stand-in for what the pages in docs use. Every body traps.
// Written by hand from public documentation.

@_exported public import Foundation

public class UNNotificationContent {
  public var userInfo: [AnyHashable: Any] { fatalError() }
}
public class UNNotificationRequest { public var content: UNNotificationContent { fatalError() } }
public class UNNotification { public var request: UNNotificationRequest { fatalError() } }
public class UNNotificationResponse { public var notification: UNNotification { fatalError() } }
public class UNUserNotificationCenter {
  public class func current() -> UNUserNotificationCenter { fatalError() }
  public weak var delegate: (any UNUserNotificationCenterDelegate)? { get { fatalError() } set { fatalError() } }
}
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}
