import ViewRuntime

/// The column that a list stands in, where a choice in the list leads on to the next column: what a
/// split view makes, and a list tells.
@MainActor
package final class SelectionColumn {
  /// Called when something was chosen in this column.
  package let didSelect: () -> Void
  /// Called when something was chosen before the column was seen.
  package var didBeginSelected: () -> Void = {}
  private var hasBegun = false
  /// Whether no other column is seen beside it: a choice leads away from it.
  package var isAlone: () -> Bool = { false }
  /// Takes back what was chosen.
  package var clearSelection: () -> Void = {}

  package init(didSelect: @escaping () -> Void) { self.didSelect = didSelect }

  /// A selection that is there from the start leads on like a choice, once.
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
  /// The column whose lists lead on.
  package var selectionColumn: SelectionColumn? {
    get { self[SelectionColumnKey.self] }
    set { self[SelectionColumnKey.self] = newValue }
  }
}
