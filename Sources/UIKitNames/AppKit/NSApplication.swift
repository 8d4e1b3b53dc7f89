import Foundation
import HostInterface
import ViewRuntime

/// The running app, for code that asks AppKit for it.
///
/// It tells whether it is in front and can end itself. The desktop, not the app, decides which
/// window is in front.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The running app; the only instance.
  public static let shared = NSApplication(isShared: true)

  /// Whether an app has a menu bar and appears in the list of running apps.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// A delegate's reply to whether the app may end.
  public enum TerminateReply: UInt, Sendable {
    /// The app continues.
    case terminateCancel = 0
    /// The app ends.
    case terminateNow = 1
    /// The reply comes later through ``NSApplication/reply(toApplicationShouldTerminate:)``.
    case terminateLater = 2
  }

  /// Whether ending the app waits for the delegate's reply.
  package var awaitsReply = false
  private var policy = ActivationPolicy.regular

  private init(isShared: Bool) { super.init() }

  /// The app's delegate, created by `NSApplicationDelegateAdaptor`.
  package(set) public weak var delegate: AnyObject?

  /// Whether one of the app's windows is in front; also true before there is one.
  public var isActive: Bool { ViewRuntime.current?.host.environment.isActive != false }

  /// Ends the app, unless a window or the delegate prevents it.
  public func terminate(_ sender: Any?) {
    guard let runtime = ViewRuntime.current, runtime.quitGuard?() ?? true else { return }
    runtime.host.perform(.close)
  }

  /// Replies for a delegate that returned ``TerminateReply/terminateLater`` when asked whether the
  /// app may end.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard awaitsReply else { return }
    awaitsReply = false
    if shouldTerminate { ViewRuntime.current?.host.perform(.close) }
  }

  /// Requests that the app come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func activate() {}

  /// Requests that the app come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func activate(ignoringOtherApps flag: Bool) {}

  /// Sets how the app appears among the running ones.
  ///
  /// - Note: Without effect: a desktop here shows every app that has a window.
  /// - Returns: true.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }

  /// How the app appears among the running ones, as the program has set it.
  public func activationPolicy() -> ActivationPolicy { policy }

  /// Requests that the app's windows be hidden.
  ///
  /// - Note: Without effect: the desktop's user hides windows.
  public func hide(_ sender: Any?) {}

  /// Requests that hidden windows be shown.
  ///
  /// - Note: Without effect: nothing is hidden.
  public func unhide(_ sender: Any?) {}

  /// Whether the program has hidden the app; always false.
  public var isHidden: Bool { false }

  /// The app's icon: a symbol, unless the program sets a picture.
  ///
  /// - Note: In part without effect: the desktop does not show a picture that is set here.
  public lazy var applicationIconImage: NSImage! = NSImage(
    systemSymbolName: "app", accessibilityDescription: nil)
}

extension NSApplication {
  /// Posted before the app's first window is shown.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted before the app's first window is shown, after `willFinishLaunchingNotification`.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted before `didBecomeActiveNotification`.
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// Posted when one of the app's windows has come to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted before `didResignActiveNotification`.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted when another app's window has come to the front.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Posted when the app ends: the last chance to save.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// The running app.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
