import ViewRuntime

/// A screen on a navigation stack, above its root.
@MainActor
final class NavigationEntry {
  enum Content {
    /// A value of the path; a destination makes its view.
    case value(AnyHashable)
    /// A link's or a binding's own view.
    case view(() -> AnyView)
  }

  var content: Content
  /// Whose view it is: a link, a binding, or nil for a value of the path.
  let source: PresentedDestination.Source?
  /// Called when it leaves the stack though its source did not ask for that.
  var onPop: () -> Void
  let screen: Screen
  var layer: LayerStack.Layer?
  /// Grows when its content is to be made again.
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
    _ presented: PresentedDestination, _ source: PresentedDestination.Source, depth: Int
  ) {
    content = .view(presented.view)
    self.source = source
    onPop = presented.dismiss
    screen = Screen(depth: depth)
  }

  /// Whether the content is to be made again when it is seen again.
  private var isStale = false

  /// Makes the content again, if it was made: at once if it is seen, else when it is seen again.
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
