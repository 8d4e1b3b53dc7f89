import Foundation
import UIKitNames

/// An object that is told of the app's life, for sources that bring one along.
///
/// Of AppKit's calls those are made that there is a moment for here: the start, coming to the front
/// and leaving it, another start, the last window, and the end. Addresses go to
/// `onOpenURL(perform:)`, so a delegate is not asked about those.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Before the first window is shown.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Before the first window is shown, after the one above.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// One of the app's windows gets the keyboard; until the other call the app looks as before.
  func applicationWillBecomeActive(_ notification: Notification)
  /// One of the app's windows has the keyboard: after the start, and whenever the user comes back.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Another program gets the keyboard.
  func applicationWillResignActive(_ notification: Notification)
  /// Another program has the keyboard: a moment to save what is not saved.
  func applicationDidResignActive(_ notification: Notification)
  /// Whether the app ends with its last window: here it does unless the delegate says otherwise, as
  /// nothing of it would be seen.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Somebody starts the app that runs already, from the desktop's menu as an example.
  ///
  /// - Returns: whether the usual is to happen: a window comes to the front, or one is opened.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Whether the app may end that the user, or the program, wants to end.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// The app ends: the last moment to save something.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing: the app is about to start.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing: the app starts.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing: the app is about to come to the front.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Does nothing: the app came to the front.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing: the app is about to leave the front.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing: the app left the front.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// It does.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
  /// The usual happens.
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  /// It may.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  /// Does nothing: the app ends.
  public func applicationWillTerminate(_ notification: Notification) {}
}
