import ViewRuntime

/// What a window shows, with UIKit's name.
///
/// There is one kind here, ``UIHostingController``, which shows a view of SwiftUI; there are no
/// controllers of UIKit's views, and a program cannot make its own.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
  /// The title; kept, but not shown.
  public var title: String?
  /// Settings of the controller's view; kept, but without effect.
  public private(set) lazy var view: UIView! = UIView()
  /// What is shown.
  package var content: AnyView { AnyView(EmptyView()) }

  package override init() { super.init() }
}
