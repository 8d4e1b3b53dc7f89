import Foundation
import HostInterface
import ViewRuntime

/// A window of the app, with AppKit's names.
///
/// A window that the program makes shows its ``contentView``, which is an ``NSHostingView``, titled
/// and sized as the program says, beside those of an `App`'s scenes. One object stands for all of
/// the scenes' windows; the desktop decides where windows are and which is in front.
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
/// - Note: In part without effect: the `title` and the `contentView` of the object that stands for
///   the scenes' windows; these have what their scenes give them.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
  /// What stands for the windows of the app's scenes.
  package static let main = NSWindow(isMain: true)
  private static var lists: [ObjectIdentifier: WeakWindowList] = [:]
  /// The windows of the running app; nil before an app starts and where a view is shown without one.
  package static var list: (any WindowList)? {
    ViewRuntime.current.flatMap { lists[ObjectIdentifier($0)]?.list }
  }

  /// Records the windows of an app that starts.
  package static func follow(_ list: any WindowList, of runtime: ViewRuntime) {
    lists = lists.filter { $0.value.list != nil }
    lists[ObjectIdentifier(runtime)] = WeakWindowList(list: list)
  }

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

  /// What the window shows.
  public var contentView: NSView? {
    didSet { if contentView !== oldValue { Self.list?.contentChanged() } }
  }

  /// The title; if it is empty, the app's name is shown.
  public var title = "" {
    didSet { if title != oldValue { Self.list?.contentChanged() } }
  }

  /// What the program wants of the window's frame.
  ///
  /// - Note: Without effect: the desktop decorates windows.
  public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]

  /// Whether closing the window releases it in programs without automatic reference counting.
  ///
  /// - Note: Without effect: references are counted.
  public var isReleasedWhenClosed = true

  /// The name under which the window's size is kept for the next start; if it is empty, it is not.
  public private(set) var frameAutosaveName = ""

  /// Sets the name under which the window's size is kept for the next start; returns true.
  ///
  /// - Note: In part without effect: the desktop decides where windows are placed.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool {
    frameAutosaveName = name
    return true
  }

  /// Whether windows are grouped as tabs of one window.
  ///
  /// - Note: Without effect: no host groups windows into tabs.
  public static var allowsAutomaticWindowTabbing = true

  /// The window's frame in its own coordinates, in points: the origin is zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Whether the window is open.
  public var isVisible: Bool { NSApplication.shared.windows.contains { $0 === self } }
  /// Whether the window receives key events: true for the front one while the app is
  /// in front.
  public var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Whether the window is the main one: true while the app is in front.
  public var isMainWindow: Bool { isKeyWindow }
  /// The screen that shows the window; never nil.
  public var screen: NSScreen? { .main }

  /// Closes the window without asking; of the scenes' windows, the front one. An app ends with its
  /// last window, unless its delegate says otherwise.
  ///
  /// The state of its views is lost.
  public func close() {
    guard let list = Self.list else { return ViewRuntime.current?.host.perform(.close) ?? () }
    list.close(self, asks: false)
  }

  /// Closes the window as its close button does, unless something prevents it.
  public func performClose(_ sender: Any?) {
    if let list = Self.list { return list.close(self, asks: true) }
    if ViewRuntime.current?.quitGuard?() ?? true { close() }
  }

  /// Shows the window in front of the app's others.
  ///
  /// - Note: In part without effect: the desktop decides which app's window is in front.
  public func makeKeyAndOrderFront(_ sender: Any?) { Self.list?.show(self) }

  /// Does the same as ``makeKeyAndOrderFront(_:)``.
  public func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

  /// Does the same as ``makeKeyAndOrderFront(_:)``.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

  /// Hides a window that the program has made; it loses the state of its views.
  ///
  /// - Note: In part without effect: the windows of scenes stay.
  public func orderOut(_ sender: Any?) { Self.list?.hide(self) }

  /// Requests that the window be centred on the screen.
  ///
  /// - Note: Without effect: the desktop decides where windows are placed.
  public func center() {}
}

private struct WeakWindowList {
  weak var list: (any WindowList)?
}

extension NSApplication {
  /// The windows that are shown: one object for all those of the app's scenes, and those that the
  /// program has made, in the order in which they were first shown.
  public var windows: [NSWindow] { NSWindow.list?.shownWindows ?? [.main] }
  /// The window that receives key events; nil while another app is in front.
  public var keyWindow: NSWindow? {
    guard isActive else { return nil }
    guard let list = NSWindow.list else { return .main }
    return list.front
  }
  /// The main window; nil while another app is in front.
  public var mainWindow: NSWindow? { keyWindow }
}
