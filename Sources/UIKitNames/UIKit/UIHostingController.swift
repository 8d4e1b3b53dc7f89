import ViewRuntime

/// A controller that shows a view, for programs that put their first view into a window.
///
/// ```swift
/// let window = UIWindow(windowScene: windowScene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// self.window = window
/// window.makeKeyAndVisible()
/// ```
///
/// - Note: In part without effect: shown as the root of a window only, not inside of other
///   controllers.
@MainActor @preconcurrency
public class UIHostingController<Content: View>: UIViewController {
  /// The view; another value updates what is shown.
  public var rootView: Content {
    didSet { UIWindow.changed?() }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package override var content: AnyView { AnyView(rootView) }
}
