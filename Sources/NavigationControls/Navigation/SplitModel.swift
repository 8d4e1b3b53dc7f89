import Foundation
import ListControls
import ViewRuntime

/// What a split view keeps: its columns, and which of them is seen where there is room for one
/// only.
@MainActor
final class SplitModel {
  private(set) var columns: [SplitColumn] = []
  /// Whether one column is seen at a time.
  private(set) var isCompact = false
  /// Whether the program says which column is seen first.
  var isColumnGiven = false
  /// Shows a column where one is seen at a time.
  var showColumn: (Int) -> Void = { _ in }

  /// Makes the columns, once.
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

  /// Where one column is seen at a time, back to the one before; its selection goes, so that the
  /// same row can be chosen again.
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
  /// What it stands on, if its bar shows what is said there.
  let outside = OutsideScreen()
  /// What the lists in it tell.
  let selection: SelectionColumn
  /// How wide its views want it.
  let widths = ChildRegistry()
  /// How wide it is, where it stands beside others.
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
  /// The column of a split view that the view stands in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set {
      self[SplitColumnKey.self] = newValue
      selectionColumn = newValue?.selection
    }
  }
}
