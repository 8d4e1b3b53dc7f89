import Foundation
import HostInterface
import ViewRuntime

/// The app's window, with AppKit's names.
///
/// There is one instance, however many windows are open; the desktop decides where they are and
/// which is in front.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
  /// The window of the app.
  package static let main = NSWindow(isMain: true)

  private init(isMain: Bool) { super.init() }

  /// Whether windows are grouped as tabs of one window.
  ///
  /// - Note: Without effect: no host groups windows into tabs.
  public static var allowsAutomaticWindowTabbing = true

  /// The window's frame in its own coordinates, in points: the origin is zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether the window is open: always true.
  public var isVisible: Bool { true }
  /// Whether the window receives key events: true while the app is in front.
  public var isKeyWindow: Bool { NSApplication.shared.isActive }
  /// Whether the window is the main one: true while the app is in front.
  public var isMainWindow: Bool { isKeyWindow }
  /// The screen that shows the window; never nil.
  public var screen: NSScreen? { .main }

  /// Closes the window; closing the last one ends the app.
  public func close() { ViewRuntime.current?.host.perform(.close) }

  /// Closes the window as its close button does, unless something prevents it.
  public func performClose(_ sender: Any?) {
    if ViewRuntime.current?.quitGuard?() ?? true { close() }
  }

  /// Requests that the window come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func makeKeyAndOrderFront(_ sender: Any?) {}

  /// Requests that the window come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func orderFrontRegardless() {}

  /// Requests that the window be centred on the screen.
  ///
  /// - Note: Without effect: the desktop decides where windows are placed.
  public func center() {}
}

extension NSApplication {
  /// The app's one window object, however many windows are open.
  public var windows: [NSWindow] { [.main] }
  /// The window that receives key events; nil while another app is in front.
  public var keyWindow: NSWindow? { isActive ? .main : nil }
  /// The main window; nil while another app is in front.
  public var mainWindow: NSWindow? { keyWindow }
}
