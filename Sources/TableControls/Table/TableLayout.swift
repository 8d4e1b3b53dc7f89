import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Columns side by side, with the widths of ``TableColumnStore``, and the lines between them
/// behind.
struct TableLayout<Content: View>: View, ContainerView {
  typealias Body = Never
  let store: TableColumnStore?
  let alignments: [TableColumnAlignment]
  /// The headers that reserve space for a sort indicator; nil for a row.
  let marks: [Bool]?
  var content: Content

  init(
    _ store: TableColumnStore?, _ alignments: [TableColumnAlignment], marks: [Bool]? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.store = store
    self.alignments = alignments
    self.marks = marks
    self.content = content()
  }

  static var isPlainBox: Bool { true }

  mutating func update(_ child: ViewElement<Content>) { child.update(at: &content) }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    store !== old.pointee.store || alignments != old.pointee.alignments
      || marks != old.pointee.marks
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    TableNodeLayout(store: store, alignments: alignments, marks: marks)
  }
}

private struct TableNodeLayout: NodeLayout {
  let store: TableColumnStore?
  let alignments: [TableColumnAlignment]
  let marks: [Bool]?

  private static let markRoom: CGFloat = 24

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrangement(node, proposal).size
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if marks != nil { store?.shown = widths(node, proposal) }
    node.place(arrangement(node, proposal))
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(node, proposal).explicitAlignment(key, of: node.children)
  }

  private func widths(_ node: RenderNode, _ proposal: ProposedViewSize) -> [CGFloat] {
    store?.take(node, isHead: marks != nil) { index in
      guard node.children.indices.contains(index) else { return 0 }
      let mark = marks.map { $0.indices.contains(index) && $0[index] } ?? false
      return node.children[index].sizeThatFits(.unspecified).width + (mark ? Self.markRoom : 0)
    }
    return store?.widths(in: proposal.width) ?? []
  }

  private func arrangement(_ node: RenderNode, _ proposal: ProposedViewSize) -> Arrangement {
    node.arrangement(proposal) { children in
      let columns = widths(node, proposal)
      var cells = zip(children.prefix(alignments.count), columns).map { cell, width in
        MeasuredCell(cell, ProposedViewSize(width: width, height: proposal.height))
      }
      // The columns share a baseline, whatever their fonts.
      let above = cells.reduce(0) { max($0, $1.baseline) }
      let height = cells.reduce(above) { max($0, above + $1.size.height - $1.baseline) }
      // All cells get the row's height. A cell that already has it is not measured again.
      for index in cells.indices where cells[index].size.height != height {
        let offer = ProposedViewSize(width: columns[index], height: height)
        cells[index] = MeasuredCell(children[index], offer)
      }
      let gaps = TableColumnSizes.gap * CGFloat(max(columns.count - 1, 0))
      return Arrangement(
        size: CGSize(width: proposal.width ?? columns.reduce(gaps, +), height: height),
        placements: placements(of: cells, in: columns, above, height, node))
    }
  }

  /// The cells, and behind them the lines, each in the gap after its column.
  private func placements(
    of cells: [MeasuredCell], in columns: [CGFloat], _ above: CGFloat, _ height: CGFloat,
    _ node: RenderNode
  ) -> [Arrangement.Placement] {
    let metrics = node.runtime.host.metrics
    let line = ProposedViewSize(width: TableColumnSizes.gap, height: height)
    var placements: [Arrangement.Placement] = []
    var lines: [Arrangement.Placement] = []
    var x: CGFloat = 0
    for (index, cell) in cells.enumerated() {
      let spare = max(columns[index] - cell.size.width, 0)
      let offset = spare * alignments[index].share
      placements.append(
        Arrangement.Placement(
          origin: CGPoint(
            x: metrics.snap(x + offset, horizontally: true),
            y: metrics.snap(above - cell.baseline, horizontally: false)),
          size: cell.size, proposal: cell.offer))
      x += columns[index]
      lines.append(
        Arrangement.Placement(
          origin: CGPoint(x: metrics.snap(x, horizontally: true), y: 0),
          size: CGSize(width: TableColumnSizes.gap, height: height), proposal: line))
      x += TableColumnSizes.gap
    }
    return placements + lines.prefix(max(node.children.count - cells.count, 0))
  }
}

/// A column's view in a row, with the size that it chose.
@MainActor
private struct MeasuredCell {
  let offer: ProposedViewSize
  let size: CGSize
  let baseline: CGFloat

  init(_ node: RenderNode, _ offer: ProposedViewSize) {
    let dimensions = node.dimensions(in: offer)
    self.offer = offer
    size = dimensions.size
    baseline = dimensions[VerticalAlignment.firstTextBaseline]
  }
}

extension TableColumnAlignment {
  /// The fraction of a cell's spare width that precedes it.
  fileprivate var share: CGFloat {
    switch alignment {
    case .trailing: 1
    case .center: 0.5
    default: 0
    }
  }
}
