import Foundation
import HostInterface
import ViewRuntime

/// The running app, for sources that ask AppKit for it.
///
/// It says whether it is in front, and ends itself. Which window is in front is decided by the
/// desktop, not by the app.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The running app, the only one there is.
  public static let shared = NSApplication(isShared: true)

  /// Whether an app has a menu bar and a place among the running ones.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// What a delegate says to the question whether the app may end.
  public enum TerminateReply: UInt, Sendable {
    /// It goes on.
    case terminateCancel = 0
    /// It ends.
    case terminateNow = 1
    /// The answer comes by ``NSApplication/reply(toApplicationShouldTerminate:)``.
    case terminateLater = 2
  }

  /// Whether an end of the app waits for the delegate's answer.
  package var awaitsReply = false

  private init(isShared: Bool) { super.init() }

  /// What is told of the app's life: the one that `NSApplicationDelegateAdaptor` made.
  package(set) public weak var delegate: AnyObject?

  /// Whether one of the app's windows is in front; true also before there is one.
  public var isActive: Bool { ViewRuntime.current?.host.environment.isActive != false }

  /// Ends the app, unless a window or the delegate has something against it.
  public func terminate(_ sender: Any?) {
    guard let runtime = ViewRuntime.current, runtime.quitGuard?() ?? true else { return }
    runtime.host.perform(.close)
  }

  /// The answer of a delegate that was asked whether the app may end, and said
  /// ``TerminateReply/terminateLater``.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard awaitsReply else { return }
    awaitsReply = false
    if shouldTerminate { ViewRuntime.current?.host.perform(.close) }
  }

  /// Asks for the app to come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func activate() {}

  /// Asks for the app to come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func activate(ignoringOtherApps flag: Bool) {}

  /// Says how the app stands among the running ones.
  ///
  /// - Note: Without effect: a desktop here shows every app that has a window.
  /// - Returns: true.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
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
  /// Posted when the app ends: the last moment to save at.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// The running app.
@MainActor public var NSApp: NSApplication! { .shared }
