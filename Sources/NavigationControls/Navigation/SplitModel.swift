import Foundation
import ListControls
import ViewRuntime

/// The model of a split view: its columns, and whether only one is shown at a time.
@MainActor
final class SplitModel {
  private(set) var columns: [SplitColumn] = []
  /// Whether one column is shown at a time.
  private(set) var isCompact = false
  /// Whether the program controls which column is shown.
  var isColumnGiven = false
  /// Shows a column while one is shown at a time.
  var showColumn: (Int) -> Void = { _ in }

  /// Returns the columns, creating them once.
  func columns(_ count: Int) -> [SplitColumn] {
    while columns.count < count { addColumn() }
    return Array(columns.prefix(count))
  }

  private func addColumn() {
    let index = columns.count
    let column = SplitColumn(index: index) { [weak self] in self?.show(index + 1) }
    column.selection.didBeginSelected = { [weak self] in
      if let self, !isColumnGiven { show(index + 1) }
    }
    column.selection.isAlone = { [weak self] in self?.isCompact ?? false }
    column.navigation.root.isColumn = true
    column.navigation.root.outside = column.outside
    column.navigation.root.canGoBackNow = { [weak self] in
      index > 0 && self?.isCompact == true
    }
    if index > 0 {
      column.navigation.root.presentation = Presentation(isPresented: false) { [weak self] in
        self?.goBack(from: index)
      }
      column.navigation.root.below = columns[index - 1].navigation.root
      columns[index - 1].navigation.nextColumn = column.navigation
      column.navigation.formerColumn = columns[index - 1].navigation
      column.navigation.onShow = { [weak self] in self?.show(index) }
    }
    columns.append(column)
  }

  private func show(_ index: Int) {
    if columns.indices.contains(index) { showColumn(index) }
  }

  /// Goes back to the previous column while one is shown at a time, and clears its selection, so
  /// that the same row can be selected again.
  private func goBack(from index: Int) {
    guard isCompact, index > 0 else { return }
    columns[index - 1].selection.clearSelection()
    showColumn(index - 1)
  }

  func setCompact(_ isCompact: Bool) {
    guard self.isCompact != isCompact else { return }
    self.isCompact = isCompact
    for column in columns { column.navigation.root.registry.invalidate() }
  }
}

/// One column of a split view.
@MainActor
final class SplitColumn {
  let index: Int
  let navigation = NavigationModel()
  /// The screen around the split view, if this column's bar shows its content.
  let outside = OutsideScreen()
  /// The selections of the lists in the column.
  let selection: SelectionColumn
  /// The widths that its views request.
  let widths = ChildRegistry()
  /// The column's width, beside other columns.
  var width: CGFloat = 0

  init(index: Int, didSelect: @escaping () -> Void) {
    self.index = index
    selection = SelectionColumn(didSelect: didSelect)
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The split view column that contains the view.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set {
      self[SplitColumnKey.self] = newValue
      selectionColumn = newValue?.selection
    }
  }
}
