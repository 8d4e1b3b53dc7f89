import Foundation
import UIKitNames

/// A delegate that is notified of the app's lifecycle, for existing AppKit sources.
///
/// Only AppKit's methods for events that occur here are called: launch, activation and
/// deactivation, reopening, the last window closing, and termination. URLs are delivered to
/// `onOpenURL(perform:)`, so there is no delegate method for them.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Called before the first window is shown.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called before the first window is shown, after `applicationWillFinishLaunching(_:)`.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before one of the app's windows gets the keyboard focus, while the app still looks
  /// inactive.
  func applicationWillBecomeActive(_ notification: Notification)
  /// Called after one of the app's windows has got the keyboard focus: at launch, and whenever the
  /// user returns.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called before another program gets the keyboard focus.
  func applicationWillResignActive(_ notification: Notification)
  /// Called after another program has got the keyboard focus: a moment to save changes.
  func applicationDidResignActive(_ notification: Notification)
  /// Returns whether the app ends with its last window; true by default here, as nothing of the app
  /// would be visible.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Called when the user starts the running app again, for example from the desktop's menu.
  ///
  /// - Returns: whether to do the default: bring a window to the front, or open one.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Returns whether the app may terminate when the user or the program requests it.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called before the app ends: the last moment to save changes.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Returns true.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
  /// Returns true.
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  /// Allows termination.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}
