import ViewRuntime

/// The column of a split view that contains a list, where a selection in the list navigates to the
/// next column. The split view creates it and the list notifies it.
@MainActor
package final class SelectionColumn {
  /// Called when the user selects something in this column.
  package let didSelect: () -> Void
  /// Called when a selection existed before the column appeared.
  package var didBeginSelected: () -> Void = {}
  private var hasBegun = false
  /// Whether no other column is visible beside it, so that a selection navigates away from it.
  package var isAlone: () -> Bool = { false }
  /// Clears the selection.
  package var clearSelection: () -> Void = {}

  package init(didSelect: @escaping () -> Void) { self.didSelect = didSelect }

  /// An initial selection navigates like a choice, once.
  func beganSelected() {
    guard !hasBegun else { return }
    hasBegun = true
    didBeginSelected()
  }
}

private struct SelectionColumnKey: EnvironmentKey {
  static var defaultValue: SelectionColumn? { nil }
}

extension EnvironmentValues {
  /// The column whose lists navigate to the next one.
  package var selectionColumn: SelectionColumn? {
    get { self[SelectionColumnKey.self] }
    set { self[SelectionColumnKey.self] = newValue }
  }
}
