import ViewRuntime

/// Closes what contains the button: a menu or an alert.
package struct DismissMenu {
  /// Whether flipping a toggle closes it, too.
  let includesToggles: Bool
  private let close: @MainActor (_ isCancelled: Bool) -> Void

  init(includingToggles: Bool = false, _ close: @escaping @MainActor () -> Void) {
    self.init(includingToggles: includingToggles) { _ in close() }
  }

  /// - Parameter close: receives whether a cancel button closed it.
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
  /// The action that every activated button calls.
  package var dismissMenu: DismissMenu? {
    get { self[DismissMenuKey.self] }
    set { self[DismissMenuKey.self] = newValue }
  }
}

extension ControlContext {
  /// Closes the enclosing menu after the control's action, unless `menuActionDismissBehavior(_:)`
  /// keeps it open.
  @MainActor
  func dismissMenu(afterToggle: Bool = false) {
    guard environment.menuActionDismissBehavior != .disabled,
      let dismiss = environment.dismissMenu, !afterToggle || dismiss.includesToggles
    else { return }
    dismiss(isCancelled: node.content?.traits.contains(.cancelAction) ?? false)
  }
}
