import ViewRuntime

/// A page of a navigation stack, a split view's column, or any other container with bars.
@MainActor
final class Screen {
  /// The number of screens below.
  let depth: Int
  /// The views' registrations for the bars: title, toolbar, search.
  let registry = ChildRegistry()
  /// The presentation that going back dismisses; nil at the root.
  var presentation: Presentation?
  /// The Back button's action, if it differs from `dismiss()`.
  var leave: (() -> Void)?
  /// The screen below, whose title the Back button shows.
  weak var below: Screen?
  /// Whether this is the root screen of a split view's column; a stack in the column takes it over,
  /// so that there is only one bar.
  var isColumn = false
  var isTakenOver = false
  /// The enclosing screen whose bar shows this screen's content: on a desktop, which has one bar.
  weak var around: Screen? {
    didSet {
      registry.onChange =
        around == nil ? nil : { [weak self] _, _ in self?.around?.registryChanged() }
    }
  }
  /// The screen around the split view, for a column.
  var outside: OutsideScreen?
  /// Closes the bar's open menu.
  var closeMenu: @MainActor () -> Void = {}
  /// Whether the screen shows nothing at all, such as a detail column without a selection.
  private(set) var isEmpty = false
  /// Called when `isEmpty` changes.
  var emptinessChanged: () -> Void = {}
  /// Whether going back is possible now.
  var canGoBackNow: () -> Bool = { true }

  init(depth: Int) { self.depth = depth }

  /// Called when the bar's content has changed, here or on an inner screen.
  private func registryChanged() {
    registry.invalidate()
    around?.registryChanged()
  }

  /// Called by layout.
  func note(isEmpty: Bool, _ runtime: ViewRuntime) {
    guard isEmpty != self.isEmpty else { return }
    self.isEmpty = isEmpty
    runtime.afterNextLayout { [weak self] in self?.emptinessChanged() }
  }
}

private struct ScreenKey: EnvironmentKey {
  static var defaultValue: Screen? { nil }
}

extension EnvironmentValues {
  /// The screen that contains the view.
  var screen: Screen? {
    get { self[ScreenKey.self] }
    set {
      self[ScreenKey.self] = newValue
      if !joinsBarAround { joinsBarAround = true }
    }
  }
}
