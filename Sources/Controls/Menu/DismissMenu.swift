import ViewRuntime

/// Closes what a button stands in: a menu, an alert.
package struct DismissMenu {
  /// Whether a toggle that was flipped closes it, too.
  let includesToggles: Bool
  private let close: @MainActor (_ isCancelled: Bool) -> Void

  init(includingToggles: Bool = false, _ close: @escaping @MainActor () -> Void) {
    self.init(includingToggles: includingToggles) { _ in close() }
  }

  /// - Parameter close: told whether it was a button that cancels.
  package init(
    includingToggles: Bool = false, _ close: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) {
    includesToggles = includingToggles
    self.close = close
  }

  @MainActor func callAsFunction(isCancelled: Bool = false) { close(isCancelled) }
}

private struct DismissMenuKey: EnvironmentKey {
  static var defaultValue: DismissMenu? { nil }
}

extension EnvironmentValues {
  /// Called by every button that was activated.
  package var dismissMenu: DismissMenu? {
    get { self[DismissMenuKey.self] }
    set { self[DismissMenuKey.self] = newValue }
  }
}

extension ControlContext {
  /// The control did what it is for: a menu around it closes, unless
  /// `menuActionDismissBehavior(_:)` keeps it open.
  @MainActor
  func dismissMenu(afterToggle: Bool = false) {
    guard environment.menuActionDismissBehavior != .disabled,
      let dismiss = environment.dismissMenu, !afterToggle || dismiss.includesToggles
    else { return }
    dismiss(isCancelled: node.content?.traits.contains(.cancelAction) ?? false)
  }
}
