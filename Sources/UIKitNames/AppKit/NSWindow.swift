import Foundation
import HostInterface
import ViewRuntime

/// The app's window as AppKit's code sees it.
///
/// There is one, however many are open; the desktop decides where it stands and which is in front.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
  /// The window of the app.
  package static let main = NSWindow(isMain: true)

  private init(isMain: Bool) { super.init() }

  /// Whether windows are gathered as tabs of one.
  ///
  /// - Note: Without effect: no host gathers windows.
  public static var allowsAutomaticWindowTabbing = true

  /// The window's place and size in itself, in points: it begins at zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether the window is open: always true.
  public var isVisible: Bool { true }
  /// Whether the keys go to the window: while the app is in front.
  public var isKeyWindow: Bool { NSApplication.shared.isActive }
  /// Whether the window is the one that is worked in: while the app is in front.
  public var isMainWindow: Bool { isKeyWindow }
  /// The screen that the window is on; never nil.
  public var screen: NSScreen? { .main }

  /// Closes the window; the app ends with its last one.
  public func close() { ViewRuntime.current?.host.perform(.close) }

  /// Closes the window as its button does: if nothing is against it.
  public func performClose(_ sender: Any?) {
    if ViewRuntime.current?.quitGuard?() ?? true { close() }
  }

  /// Asks for the window to come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func makeKeyAndOrderFront(_ sender: Any?) {}

  /// Asks for the window to come to the front.
  ///
  /// - Note: Without effect: the desktop decides which window is in front.
  public func orderFrontRegardless() {}

  /// Asks for the window to stand in the middle of the screen.
  ///
  /// - Note: Without effect: the desktop decides where windows stand.
  public func center() {}
}

extension NSApplication {
  /// The app's one window, however many are open.
  public var windows: [NSWindow] { [.main] }
  /// The window that the keys go to; nil while another app is in front.
  public var keyWindow: NSWindow? { isActive ? .main : nil }
  /// The window that is worked in; nil while another app is in front.
  public var mainWindow: NSWindow? { keyWindow }
}
