import ViewRuntime

/// What a window shows, with UIKit's name.
///
/// There is one kind here, ``UIHostingController``, which shows a view of SwiftUI; there are no
/// controllers of UIKit's views, and a program cannot make its own.
@MainActor @preconcurrency
public class UIViewController: UIResponder {
  /// The title.
  ///
  /// - Note: Without effect: the bar of a screen shows what `navigationTitle` says.
  public var title: String?
  /// Settings of the controller's view.
  ///
  /// - Note: Without effect: the views have theirs.
  public private(set) lazy var view: UIView! = UIView()
  /// What is shown.
  package var content: AnyView { AnyView(EmptyView()) }

  package override init() { super.init() }
}
