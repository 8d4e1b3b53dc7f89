import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Computes a grid's columns and rows, and places the cells.
///
/// Columns share the width like the children of a row, each as flexible as its cells combined; then
/// rows share the height like the children of a column, with their cells at the column widths. The
/// cells of a column or a row are aligned by their guides, as in a stack.
struct GridNodeLayout: NodeLayout {
  let settings: GridSettings

  enum Row {
    case cells([Cell], alignment: VerticalAlignment?)
    /// A view outside a row, which gets the whole width.
    case view(RenderNode)

    var cells: [Cell] {
      if case .cells(let cells, _) = self { cells } else { [] }
    }
  }

  @MainActor
  struct Cell {
    let node: RenderNode
    let column: Int
    let span: Int

    var columns: Range<Int> { column..<(column + span) }
    var unsizedAxes: Axis.Set {
      node.trait(GridTraits.unsizedAxes, as: Axis.Set.self) ?? []
    }
    /// The anchor in its space, if the cell is not aligned with others.
    var anchor: UnitPoint? { node.trait(GridTraits.anchor, as: UnitPoint.self) }
    var isAnchored: Bool { anchor != nil }
  }

  private func rows(_ node: RenderNode) -> [Row] {
    var rows: [Row] = []
    var last: GridRowMark?
    for child in node.children {
      let mark = child.trait(GridTraits.row, as: GridRowMark.self)
      defer { last = mark }
      guard let mark else {
        rows.append(.view(child))
        continue
      }
      var cells = mark === last ? rows.removeLast().cells : []
      cells.append(Self.cell(child, at: cells.last?.columns.upperBound ?? 0))
      rows.append(.cells(cells, alignment: mark.alignment))
    }
    return rows
  }

  private static func cell(_ node: RenderNode, at column: Int) -> Cell {
    let span = min(max(node.trait(GridTraits.columns, as: Int.self) ?? 1, 1), 1_000)
    return Cell(node: node, column: column, span: span)
  }

  private func arrange(
    _ proposal: ProposedViewSize, _ node: RenderNode
  ) -> (columns: Arrangement, rows: Arrangement) {
    let rows = rows(node)
    let count = rows.lazy.compactMap(\.cells.last?.columns.upperBound).max() ?? 0
    let metrics = node.runtime.host.metrics
    let across =
      settings.horizontalSpacing.map { metrics.snapSpacing($0, along: .horizontal) }
      ?? metrics.defaultSpacing.width
    let down = settings.verticalSpacing.map { metrics.snap($0, horizontally: false) }
    let alignments = columnAlignments(rows, count: count)
    let columnItems = (0..<count).map { column in
      GridColumn(
        cells: rows.flatMap(\.cells).filter { cell in
          cell.column == column && cell.span == 1 && !cell.unsizedAxes.contains(.horizontal)
        }, guide: (alignments[column] ?? settings.alignment.horizontal).key)
    }
    var columns = StackLayout.row(.top, spacing: across)
      .arrange(columnItems, in: ProposedViewSize(width: proposal.width, height: nil))
    widen(&columns, for: rows, offer: proposal.width)
    let rowItems = rows.map {
      GridLine(row: $0, columns: columns, guide: verticalGuide(of: $0), open: proposal.width)
    }
    let lines = StackLayout.column(.leading, spacing: down).arrange(rowItems, in: proposal)
    return (columns, lines)
  }

  /// Widens columns for cells that need more than the columns they span, and for views outside
  /// rows, which span all of them, up to the proposed width.
  private func widen(
    _ columns: inout Arrangement, for rows: [Row], offer: CGFloat?
  ) {
    for row in rows {
      let all = 0..<columns.placements.count
      switch row {
      case .cells(let cells, _):
        for cell in cells where cell.span > 1 { widen(&columns, cell.columns, for: cell, offer) }
      case .view(let node):
        guard !all.isEmpty else { continue }
        widen(&columns, all, for: Cell(node: node, column: 0, span: all.count), offer)
      }
    }
  }

  private func widen(
    _ columns: inout Arrangement, _ range: Range<Int>, for cell: Cell, _ offer: CGFloat?
  ) {
    guard !cell.unsizedAxes.contains(.horizontal) else { return }
    let width = columns.width(of: range)
    let preference = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    var missing = preference - width
    if let offer { missing = min(missing, offer - columns.size.width) }
    guard missing > 0, missing.isFinite else { return }
    let share = missing / CGFloat(range.count)
    for index in columns.placements.indices {
      let before = CGFloat(min(max(index - range.lowerBound, 0), range.count))
      columns.placements[index].origin.x += share * before
      if range.contains(index) { columns.placements[index].size.width += share }
    }
    columns.size.width += missing
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let (columns, rows) = arrange(proposal, node)
    return CGSize(width: max(columns.size.width, rows.size.width), height: rows.size.height)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    place(node, in: CGRect(origin: .zero, size: size), proposal)
  }

  private func verticalGuide(of row: Row) -> AlignmentKey {
    guard case .cells(_, let alignment?) = row else { return settings.alignment.vertical.key }
    return alignment.key
  }

  /// Places the rows within `bounds` of the node.
  func place(_ node: RenderNode, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let (columns, lines) = arrange(proposal, node)
    let rows = rows(node)
    let placed = PlacedCells(rows, columns: columns, heights: lines.placements.map(\.size.height))
    let guides = columnAlignments(rows, count: columns.placements.count).map {
      ($0 ?? settings.alignment.horizontal).key
    }
    let places = placed.places(guides, in: columns)
    for (index, (row, placement)) in zip(rows, lines.placements).enumerated() {
      let corner = CGPoint(x: bounds.minX, y: bounds.minY + placement.origin.y)
      switch row {
      case .cells:
        let guide = verticalGuide(of: row)
        let line = placed.place(guide, ofRow: index, in: placement.size.height)
        for cell in placed.rows[index] {
          let column = cell.cell.column
          let isOfColumn = cell.cell.span == 1
          let origin = cell.origin(
            column: isOfColumn ? guides[column] : settings.alignment.horizontal.key,
            at: isOfColumn ? places[column] : nil, row: guide, at: line)
          let start = columns.placements[column].origin.x
          node.place(
            cell.cell.node, at: CGPoint(x: corner.x + start + origin.x, y: corner.y + origin.y),
            proposal: cell.offer)
        }
      case .view(let view):
        let room = CGSize(width: bounds.width, height: placement.size.height)
        let offer = ProposedViewSize(room)
        let origin = settings.alignment.origin(of: view.dimensions(in: offer), in: room)
        node.place(
          view, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: offer)
      }
    }
  }

  /// Returns the alignment of each column, from the first cell that sets it. A cell that spans
  /// several columns follows the grid, not its first column (S14.10).
  private func columnAlignments(_ rows: [Row], count: Int) -> [HorizontalAlignment?] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.flatMap(\.cells) where alignments[cell.column] == nil {
      alignments[cell.column] = cell.node.trait(
        GridTraits.columnAlignment, as: HorizontalAlignment.self)
    }
    return alignments
  }
}

extension Arrangement {
  /// Returns the width of some columns including the gaps between them.
  func width(of columns: Range<Int>) -> CGFloat {
    guard let first = columns.first, let last = columns.last, last < placements.count else {
      return 0
    }
    return placements[last].origin.x + placements[last].size.width - placements[first].origin.x
  }
}

/// A grid column as an item of a row: its widest cell determines the size.
@MainActor
private struct GridColumn: @MainActor LayoutItem {
  let cells: [GridNodeLayout.Cell]
  /// The guide that aligns the cells.
  let guide: AlignmentKey

  var priority: Double { cells.map(\.node.priority).max() ?? 0 }
  var spacing: ViewSpacing { ViewSpacing() }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    cells.reduce(.zero) { size, cell in
      let own = cell.node.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Returns a width that fits all cells aligned by the guide.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    var size = CGSize.zero
    var reach = GuideExtents()
    for cell in cells {
      let own = cell.node.dimensions(in: proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      if !cell.isAnchored { reach.add(own, guide) }
    }
    size.width = max(size.width, reach.length)
    return ViewDimensions(size: size, proposal: proposal)
  }
}

/// A grid row as an item of a column: its tallest cell determines the size.
@MainActor
private struct GridLine: @MainActor LayoutItem {
  let row: GridNodeLayout.Row
  let columns: Arrangement
  /// The guide that aligns the cells.
  let guide: AlignmentKey
  /// The proposed width, used if there are no columns.
  let open: CGFloat?

  var priority: Double {
    if case .view(let node) = row { node.priority } else { 0 }
  }

  var spacing: ViewSpacing {
    switch row {
    case .view(let node): node.spacing
    case .cells(let cells, _):
      cells.dropFirst().reduce(cells.first?.node.spacing ?? ViewSpacing()) {
        $0.union($1.node.spacing)
      }
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch row {
    case .view(let node):
      let width = columns.placements.isEmpty ? open : columns.size.width
      return node.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    case .cells(let cells, _):
      var height: CGFloat = 0
      for cell in cells where !cell.unsizedAxes.contains(.vertical) {
        let offer = ProposedViewSize(
          width: columns.width(of: cell.columns), height: proposal.height)
        height = max(height, cell.node.sizeThatFits(offer).height)
      }
      return CGSize(width: columns.size.width, height: height)
    }
  }

  /// Returns a height that fits all cells aligned by the guide.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    guard case .cells(let cells, _) = row else {
      return ViewDimensions(size: sizeThatFits(proposal), proposal: proposal)
    }
    var height: CGFloat = 0
    var reach = GuideExtents()
    for cell in cells where !cell.unsizedAxes.contains(.vertical) {
      let own = cell.node.dimensions(
        in: ProposedViewSize(width: columns.width(of: cell.columns), height: proposal.height))
      height = max(height, own.height)
      if !cell.isAnchored { reach.add(own, guide) }
    }
    return ViewDimensions(
      size: CGSize(width: columns.size.width, height: max(height, reach.length)),
      proposal: proposal)
  }
}
