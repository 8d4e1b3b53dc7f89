import ViewRuntime

/// One page of a navigation stack, a split view's column, or what else has bars of its own.
@MainActor
final class Screen {
  /// How many screens lie below.
  let depth: Int
  /// What the views of the screen say to its bars: title, toolbar, search.
  let registry = ChildRegistry()
  /// For what the user goes back from; nil at the root.
  var presentation: Presentation?
  /// What the Back button does, where that is not what `dismiss()` does.
  var leave: (() -> Void)?
  /// The title of the screen below, for the Back button.
  weak var below: Screen?
  /// Whether it is the first one of a split view's column; a stack in the column takes it over, so
  /// that there is one bar and not two.
  var isColumn = false
  var isTakenOver = false
  /// The screen in whose bar this one's things stand: on a desktop, where one bar is enough.
  weak var around: Screen? {
    didSet {
      registry.onChange =
        around == nil ? nil : { [weak self] _, _ in self?.around?.registryChanged() }
    }
  }
  /// Where a split view's column finds the screen that it stands on.
  var outside: OutsideScreen?
  /// Closes the menu of the bar that is open.
  var closeMenu: @MainActor () -> Void = {}
  /// Whether it shows nothing at all, as a detail where nothing is chosen.
  private(set) var isEmpty = false
  /// Called when that changes.
  var emptinessChanged: () -> Void = {}
  /// Whether the way back leads anywhere just now.
  var canGoBackNow: () -> Bool = { true }

  init(depth: Int) { self.depth = depth }

  /// Something that its bar shows has changed, here or on a screen inside.
  private func registryChanged() {
    registry.invalidate()
    around?.registryChanged()
  }

  /// To be told by layout.
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
  /// The screen that the view stands on.
  var screen: Screen? {
    get { self[ScreenKey.self] }
    set {
      self[ScreenKey.self] = newValue
      if !joinsBarAround { joinsBarAround = true }
    }
  }
}
