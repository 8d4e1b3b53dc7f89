import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The widths of a table's columns, which its header and rows read during layout.
///
/// The cells that appear first determine the widths of the columns: the header and the first rows
/// report their needs during layout. Nodes that were laid out earlier are laid out again in the
/// same frame, without running a body. Rows that scroll into view use the existing widths, so that
/// no column moves while the user looks at it.
@MainActor
final class TableColumnStore {
  private(set) var sizes = TableColumnSizes()
  /// The widths of the columns in the header.
  var shown: [CGFloat] = []
  /// The node as wide as all columns, which must be invalidated when they need more.
  weak var frame: RenderNode?
  /// The node that scrolls the rows.
  private weak var viewport: RenderNode?
  private var needs: [CGFloat] = []
  private var last: (width: CGFloat?, widths: [CGFloat])?
  private var rows: [NodeID: Row] = [:]
  private var asked = 0
  /// Whether a frame has shown rows.
  private var isShown = false
  private var isToldOfNeeds = false
  /// The number of rows at which unmounted ones are removed.
  private var bound = 128

  /// The header, or a row.
  private struct Row {
    weak var node: RenderNode?
    /// Whether the needs of its cells count.
    let isAsked: Bool
    /// The layout generation in which it was last measured.
    var generation: Int
  }

  /// The number of rows that are measured.
  private static let enough = 40

  /// Sets the table's columns and the widths that the user chose; a change of columns measures them
  /// again.
  func show<Value>(_ columns: [_TableColumn<Value>], chosen: [TableColumnKey: CGFloat]) {
    let keys = columns.keys()
    if keys == sizes.keys { return become(TableColumnSizes(columns, keys, needs, chosen)) }
    needs = keys.map { _ in 0 }
    let known = nodes
    (rows, asked, isShown) = ([:], 0, false)
    sizes = TableColumnSizes(columns, keys, needs, chosen)
    last = nil
    for node in known { node.setNeedsLayout() }
  }

  private func become(_ new: TableColumnSizes) {
    guard new != sizes else { return }
    sizes = new
    last = nil
    for node in nodes { node.setNeedsLayout() }
  }

  /// In creation order, so that every run is deterministic.
  private var nodes: [RenderNode] {
    (rows.values.compactMap(\.node) + [frame].compactMap(\.self)).sorted { $0.id < $1.id }
  }

  /// Returns the width of each column for a total width.
  func widths(in width: CGFloat?) -> [CGFloat] {
    if let last, last.width == width { return last.widths }
    let widths = sizes.widths(in: width)
    last = (width, widths)
    return widths
  }

  /// Takes the widths that the cells of a row, or of the header, need; new widths lay the nodes out
  /// again.
  ///
  /// - Parameter need: returns the width that a column's cell needs.
  func take(_ node: RenderNode, isHead: Bool, _ need: (Int) -> CGFloat) {
    let known = rows[node.id]
    if known?.generation == node.layoutGeneration { return }
    let isAsked = known?.isAsked ?? (isHead || mayAsk)
    if known == nil { makeRoom() }
    if known == nil, isAsked, !isHead { noteAsked(node.runtime) }
    rows[node.id] = Row(node: node, isAsked: isAsked, generation: node.layoutGeneration)
    if isAsked { take(need, node.runtime) }
  }

  /// In the first frame every row counts, wherever scrolling starts; later only rows that arrive
  /// while the first rows are visible, such as asynchronously loaded ones.
  private var mayAsk: Bool { asked < Self.enough && (!isShown || !isScrolledDown) }

  /// Whether the rows are scrolled away from their start. A row in its first layout has no position
  /// yet and cannot tell.
  private var isScrolledDown: Bool {
    if viewport == nil { viewport = frame?.viewportInside }
    return (viewport?.layout as? any ViewportLayout).map { $0.offset.y > 0 } ?? false
  }

  private func noteAsked(_ runtime: ViewRuntime) {
    asked += 1
    guard !isShown, asked == 1 else { return }
    runtime.afterNextLayout { [weak self] in self?.isShown = true }
  }

  private func take(_ need: (Int) -> CGFloat, _ runtime: ViewRuntime) {
    var isNew = false
    for (index, column) in sizes.columns.enumerated() where column.followsCells {
      let need = need(index)
      guard need.isFinite, need > needs[index] else { continue }
      needs[index] = need
      sizes.columns[index].setNeed(need)
      isNew = true
    }
    guard isNew else { return }
    last = nil
    if isToldOfNeeds { return }
    isToldOfNeeds = true
    runtime.afterNextLayout { [weak self] in
      guard let self else { return }
      isToldOfNeeds = false
      for node in nodes { node.setNeedsLayout() }
    }
  }

  private func makeRoom() {
    guard rows.count >= bound else { return }
    rows = rows.filter { $0.value.node != nil }
    bound = max(128, rows.count * 2)
  }
}

extension RenderNode {
  /// The rows are a table's last child.
  fileprivate var viewportInside: RenderNode? {
    if layout is any ViewportLayout { return self }
    return children.reversed().lazy.compactMap(\.viewportInside).first
  }
}

private struct TableColumnStoreKey: EnvironmentKey {
  static let defaultValue: TableColumnStore? = nil
}

extension EnvironmentValues {
  /// The store of the enclosing table.
  var tableColumnStore: TableColumnStore? {
    get { self[TableColumnStoreKey.self] }
    set { self[TableColumnStoreKey.self] = newValue }
  }
}
