import Foundation
import HostInterface
import ViewRuntime

/// A window of the app, with AppKit's names.
///
/// In a program that is started by its delegate, it shows its ``contentView``, which is an
/// ``NSHostingView``, titled and sized as the program says. Elsewhere one object stands for all
/// windows of the app's scenes; the desktop decides where they are and which is in front.
///
/// ```swift
/// window = NSWindow(
///   contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
///   styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
/// window.title = "Notes"
/// window.contentView = NSHostingView(rootView: ContentView())
/// window.makeKeyAndOrderFront(nil)
/// ```
///
/// - Note: In part without effect: of several windows that a program makes, the one that was last
///   ordered to the front is shown; in a program with an `App`, they are left out.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
  /// What stands for the windows of the app's scenes.
  package static let main = NSWindow(isMain: true)
  /// The program's own windows that are shown, from back to front.
  package private(set) static var shown: [NSWindow] = []
  /// Called when another window, title or view is to be shown.
  package static var changed: (() -> Void)?

  /// The size that the program wants for the content; nil if it gives none.
  package let contentSize: CGSize?

  private init(isMain: Bool) {
    contentSize = nil
    super.init()
  }

  /// A window that is shown after ``makeKeyAndOrderFront(_:)``.
  ///
  /// - Parameters:
  ///   - contentRect: its size is the content's at first, where windows have a size; the desktop
  ///     decides the position.
  ///   - style: without effect: the desktop decorates the window.
  ///   - backingStoreType: without effect.
  ///   - flag: without effect.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    contentSize = contentRect.size == .zero ? nil : contentRect.size
    styleMask = style
    super.init()
  }

  /// Forgets the windows of a former program.
  package static func forgetAll() {
    shown = []
    changed = nil
  }

  /// What the window shows.
  public var contentView: NSView? {
    didSet { Self.changed?() }
  }

  /// The title; if it is empty, the app's name is shown.
  public var title = "" {
    didSet { if title != oldValue { Self.changed?() } }
  }

  /// What the program wants of the window's frame.
  ///
  /// - Note: Without effect: the desktop decorates windows.
  public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]

  /// Whether closing the window releases it in programs without automatic reference counting.
  ///
  /// - Note: Without effect: references are counted.
  public var isReleasedWhenClosed = true

  /// Sets the name under which the window's frame is kept for the next start; returns true.
  ///
  /// - Note: Without effect: the desktop decides where windows are placed.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { true }

  /// Whether windows are grouped as tabs of one window.
  ///
  /// - Note: Without effect: no host groups windows into tabs.
  public static var allowsAutomaticWindowTabbing = true

  /// The window's frame in its own coordinates, in points: the origin is zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether the window is open.
  public var isVisible: Bool { self === Self.main || Self.shown.contains { $0 === self } }
  /// Whether the window receives key events: true for the front one while the app is
  /// in front.
  public var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Whether the window is the main one: true while the app is in front.
  public var isMainWindow: Bool { isKeyWindow }
  /// The screen that shows the window; never nil.
  public var screen: NSScreen? { .main }

  /// Closes the window; closing the last one ends the app.
  public func close() {
    if isLast { ViewRuntime.current?.host.perform(.close) } else { orderOut(nil) }
  }

  /// Whether the app ends with this window.
  private var isLast: Bool {
    self === Self.main || Self.shown.count == 1 && Self.shown[0] === self
  }

  /// Closes the window as its close button does, unless something prevents it.
  public func performClose(_ sender: Any?) {
    if !isLast || ViewRuntime.current?.quitGuard?() ?? true { close() }
  }

  /// Shows a window that the program has made, in front of its others.
  ///
  /// - Note: In part without effect: the desktop decides which app's window is in front.
  public func makeKeyAndOrderFront(_ sender: Any?) {
    guard self !== Self.main else { return }
    Self.shown.removeAll { $0 === self }
    Self.shown.append(self)
    Self.changed?()
  }

  /// Does the same as ``makeKeyAndOrderFront(_:)``.
  public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

  /// Does the same as ``makeKeyAndOrderFront(_:)``.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

  /// Hides a window that the program has made; it loses the state of its views.
  public func orderOut(_ sender: Any?) {
    guard Self.shown.contains(where: { $0 === self }) else { return }
    Self.shown.removeAll { $0 === self }
    Self.changed?()
  }

  /// Requests that the window be centred on the screen.
  ///
  /// - Note: Without effect: the desktop decides where windows are placed.
  public func center() {}
}

extension NSApplication {
  /// The windows that the program has made and shows; if there are none, one object for all windows
  /// that are open.
  public var windows: [NSWindow] { NSWindow.shown.isEmpty ? [.main] : NSWindow.shown }
  /// The window that receives key events; nil while another app is in front.
  public var keyWindow: NSWindow? { isActive ? windows.last : nil }
  /// The main window; nil while another app is in front.
  public var mainWindow: NSWindow? { keyWindow }
}
