import ViewRuntime

/// A view of AppKit that shows one of SwiftUI, for programs that put their first view into a window.
///
/// ```swift
/// window.contentView = NSHostingView(rootView: ContentView())
/// window.makeKeyAndOrderFront(nil)
/// ```
///
/// - Note: In part without effect: shown as the content of a window only, not inside of other
///   views.
@MainActor @preconcurrency
public class NSHostingView<Content: View>: NSView {
  /// The view; another value updates what is shown.
  public var rootView: Content {
    didSet { NSWindow.list?.contentChanged() }
  }

  /// A view of AppKit that shows one of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package override var content: AnyView { AnyView(rootView) }
}
