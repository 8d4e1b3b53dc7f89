import ViewRuntime

/// A screen on a navigation stack, above its root.
@MainActor
final class NavigationEntry {
  enum Content {
    /// A value of the path; a destination makes its view.
    case value(AnyHashable)
    /// The view of a link or a binding.
    case view(() -> AnyView)
  }

  var content: Content
  /// The link or binding that shows the screen; nil for a value of the path.
  let source: PresentedDestination.Source?
  /// Called when the entry leaves the stack other than through its source.
  var onPop: () -> Void
  let screen: Screen
  /// The element of the view that declares the link or the binding.
  private(set) weak var declarer: Element?
  /// Whether it leaves the stack when that view is unmounted.
  private(set) var goesWithDeclarer = false
  var layer: LayerStack.Layer?
  /// Incremented when the content must be rebuilt.
  private(set) var version = 0
  /// Whether a destination was found for the value.
  var isResolved = true

  init(_ value: AnyHashable, depth: Int) {
    content = .value(value)
    source = nil
    onPop = {}
    screen = Screen(depth: depth)
  }

  init(
    _ presented: PresentedDestination, _ source: PresentedDestination.Source,
    from declarer: Element, depth: Int
  ) {
    content = .view(presented.view)
    self.source = source
    self.declarer = declarer
    goesWithDeclarer = presented.goesWithView
    onPop = presented.dismiss
    screen = Screen(depth: depth)
  }

  /// Whether the content must be rebuilt when the screen is shown again.
  private var isStale = false

  /// Rebuilds the content: at once if the screen is shown, otherwise when it is shown again.
  func update(isSeen: Bool = true) {
    isStale = !isSeen
    guard isSeen else { return }
    version += 1
    layer?.update()
  }

  func becameSeen() {
    if isStale { update() }
  }

  var value: AnyHashable? {
    if case .value(let value) = content { value } else { nil }
  }
}
