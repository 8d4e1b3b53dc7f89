import Foundation

/// Decides how notifications are shown while the program is in front, and learns what the user does
/// with them.
///
/// Of the two forms of a method, the asynchronous one is called if there is one. Both are called on
/// the main actor.
///
/// ```swift
/// final class Delegate: NSObject, UNUserNotificationCenterDelegate {
///   func userNotificationCenter(
///     _ center: UNUserNotificationCenter, willPresent notification: UNNotification
///   ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
/// }
/// ```
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how a notification is shown while the program is in front; by default it is not shown.
  @MainActor
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// The asynchronous form of the same.
  @MainActor
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called when the user has clicked a notification or one of its buttons.
  @MainActor
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// The asynchronous form of the same.
  @MainActor
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Never called: desktops have no button for a program's settings.
  @MainActor
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  @MainActor
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  @MainActor
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { answer in
      userNotificationCenter(center, willPresent: notification) { answer.resume(returning: $0) }
    }
  }

  @MainActor
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  @MainActor
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    userNotificationCenter(center, didReceive: response) {}
  }

  @MainActor
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
