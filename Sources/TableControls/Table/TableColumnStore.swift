import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The widths of a table's columns, which its head and its rows read while they are laid out.
///
/// What the cells need that are seen first makes columns wider: the head and the first rows say so
/// while they are laid out. Those that were laid out before are laid out once more in the same
/// frame, and no body runs for it. Rows that come into sight by scrolling take what is there, so
/// that no column moves under the user's eyes.
@MainActor
final class TableColumnStore {
  private(set) var sizes = TableColumnSizes()
  /// How wide the columns are in the head.
  var shown: [CGFloat] = []
  /// What is as wide as all of them, and has to know when they need more.
  weak var frame: RenderNode?
  /// What the rows are scrolled in.
  private weak var viewport: RenderNode?
  private var needs: [CGFloat] = []
  private var last: (width: CGFloat?, widths: [CGFloat])?
  private var rows: [NodeID: Row] = [:]
  private var asked = 0
  /// Whether a frame has shown rows.
  private var isShown = false
  private var isToldOfNeeds = false
  /// With so many rows, those that are gone are looked for.
  private var bound = 128

  /// The head, or a row.
  private struct Row {
    weak var node: RenderNode?
    /// Whether what its cells need counts.
    let isAsked: Bool
    /// When it was asked last.
    var generation: Int
  }

  /// So many rows are asked.
  private static let enough = 40

  /// The table has these columns, some of them as wide as the user wants; others than before are
  /// measured again.
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

  /// In the order in which they were made, so that every run of a program is the same.
  private var nodes: [RenderNode] {
    (rows.values.compactMap(\.node) + [frame].compactMap(\.self)).sorted { $0.id < $1.id }
  }

  /// The width of each column for a whole width.
  func widths(in width: CGFloat?) -> [CGFloat] {
    if let last, last.width == width { return last.widths }
    let widths = sizes.widths(in: width)
    last = (width, widths)
    return widths
  }

  /// Takes what the cells of a row, or of the head, need; it is laid out again when there are other
  /// widths.
  ///
  /// - Parameter need: what the cell of a column needs.
  func take(_ node: RenderNode, isHead: Bool, _ need: (Int) -> CGFloat) {
    let known = rows[node.id]
    if known?.generation == node.layoutGeneration { return }
    let isAsked = known?.isAsked ?? (isHead || mayAsk)
    if known == nil { makeRoom() }
    if known == nil, isAsked, !isHead { noteAsked(node.runtime) }
    rows[node.id] = Row(node: node, isAsked: isAsked, generation: node.layoutGeneration)
    if isAsked { take(need, node.runtime) }
  }

  /// Of the first frame all that is in it, wherever the program begins; later what comes while the
  /// user looks at the first rows, such as those that were waited for.
  private var mayAsk: Bool { asked < Self.enough && (!isShown || !isScrolledDown) }

  /// Whether the rows have left their start. A row that is laid out for the first time stands
  /// nowhere yet and cannot tell.
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
  /// The rows come last in a table.
  fileprivate var viewportInside: RenderNode? {
    if layout is any ViewportLayout { return self }
    return children.reversed().lazy.compactMap(\.viewportInside).first
  }
}

private struct TableColumnStoreKey: EnvironmentKey {
  static let defaultValue: TableColumnStore? = nil
}

extension EnvironmentValues {
  /// Of the table around it.
  var tableColumnStore: TableColumnStore? {
    get { self[TableColumnStoreKey.self] }
    set { self[TableColumnStoreKey.self] = newValue }
  }
}
