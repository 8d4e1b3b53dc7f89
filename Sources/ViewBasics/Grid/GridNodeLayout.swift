import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What rows look for round them.
@MainActor
protocol GridHolder: NodeLayout {
  /// Nil: no grid after all.
  var grid: GridNodeLayout? { get }
}

/// Works out a grid's columns and rows, and places the cells.
///
/// Columns share the width as the children of a row would, each as flexible as its cells together;
/// then the rows share the height as those of a column would, each with its cells in their widths.
struct GridNodeLayout: GridHolder {
  var grid: GridNodeLayout? { self }
  let settings: GridSettings
  private let plan = Plan()

  init(settings: GridSettings) { self.settings = settings }

  /// What was worked out last, for rows that place their cells.
  private final class Plan {
    var columns: Arrangement = .empty
  }

  @MainActor
  struct Row {
    /// Of a view outside of a row, or of a row that has a node of its own.
    let node: RenderNode?
    let alignment: VerticalAlignment?
    /// Nil: a view outside of a row.
    var cells: [Cell]?
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
  }

  private func rows(_ node: RenderNode) -> [Row] {
    var rows: [Row] = []
    var last: GridRowMark?
    for child in node.children {
      let row = child.trait(GridTraits.row, as: GridRowMark.self)
      defer { last = row }
      if let row {
        if row !== last { rows.append(Row(node: nil, alignment: row.alignment, cells: [])) }
        let column = rows[rows.count - 1].cells?.last?.columns.upperBound ?? 0
        rows[rows.count - 1].cells?.append(Self.cell(child, at: column))
      } else if let inner = Self.row(in: child), let layout = inner.layout as? GridRowLayout {
        var cells: [Cell] = []
        for cell in inner.children {
          cells.append(Self.cell(cell, at: cells.last?.columns.upperBound ?? 0))
        }
        rows.append(Row(node: child, alignment: layout.alignment, cells: cells))
      } else {
        rows.append(Row(node: child, alignment: nil, cells: nil))
      }
    }
    return rows
  }

  private static func cell(_ node: RenderNode, at column: Int) -> Cell {
    let span = min(max(node.trait(GridTraits.columns, as: Int.self) ?? 1, 1), 1_000)
    return Cell(node: node, column: column, span: span)
  }

  /// The row's own node below its modifiers.
  private static func row(in node: RenderNode) -> RenderNode? {
    var current: RenderNode? = node
    while let candidate = current {
      if candidate.layout is GridRowLayout { return candidate }
      guard candidate.layout is any WrapperLayout else { return nil }
      current = candidate.children.first
    }
    return nil
  }

  private func arrange(
    _ proposal: ProposedViewSize, _ node: RenderNode
  ) -> (columns: Arrangement, rows: Arrangement) {
    let rows = rows(node)
    let count = rows.lazy.compactMap(\.cells?.last?.columns.upperBound).max() ?? 0
    let metrics = node.runtime.host.metrics
    let across =
      settings.horizontalSpacing.map { metrics.snap($0, horizontally: true) }
      ?? metrics.defaultSpacing.width
    let down = settings.verticalSpacing.map { metrics.snap($0, horizontally: false) }
    let columnItems = (0..<count).map { column in
      GridColumn(
        cells: rows.flatMap { $0.cells ?? [] }.filter { cell in
          cell.column == column && cell.span == 1 && !cell.unsizedAxes.contains(.horizontal)
        })
    }
    var columns = StackLayout.row(.top, spacing: across)
      .arrange(columnItems, in: ProposedViewSize(width: proposal.width, height: nil))
    widen(&columns, for: rows, offer: proposal.width)
    let rowItems = rows.map { GridLine(row: $0, columns: columns, open: proposal.width) }
    let lines = StackLayout.column(.leading, spacing: down).arrange(rowItems, in: proposal)
    return (columns, lines)
  }

  /// Makes room for cells that want more than the columns they span, and for views outside of
  /// rows, which span all of them; no more than is offered.
  private func widen(
    _ columns: inout Arrangement, for rows: [Row], offer: CGFloat?
  ) {
    for row in rows {
      let all = 0..<columns.placements.count
      guard let cells = row.cells else {
        if let node = row.node, !all.isEmpty {
          widen(&columns, all, for: Cell(node: node, column: 0, span: all.count), offer)
        }
        continue
      }
      for cell in cells where cell.span > 1 { widen(&columns, cell.columns, for: cell, offer) }
    }
  }

  private func widen(
    _ columns: inout Arrangement, _ range: Range<Int>, for cell: Cell, _ offer: CGFloat?
  ) {
    guard !cell.unsizedAxes.contains(.horizontal) else { return }
    let width = columns.width(of: range)
    let wish = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    var missing = wish - width
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

  /// Places the rows in a part of the node's room.
  func place(_ node: RenderNode, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let (columns, lines) = arrange(proposal, node)
    plan.columns = columns
    let rows = rows(node)
    for (row, placement) in zip(rows, lines.placements) {
      let corner = CGPoint(x: bounds.minX, y: bounds.minY + placement.origin.y)
      let room = CGSize(width: bounds.width, height: placement.size.height)
      let offer = ProposedViewSize(room)
      if let holder = row.node, row.cells != nil {
        node.place(holder, at: corner, proposal: offer)
      } else if let view = row.node {
        let origin = settings.alignment.origin(of: view.dimensions(in: offer), in: room)
        node.place(
          view, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: offer)
      } else {
        placeCells(of: row, rows, in: node, at: corner, height: room.height)
      }
    }
  }

  /// Called by a row that has its place.
  ///
  /// - Returns: false if the row is none of this grid.
  func placeCells(of row: RenderNode, height: CGFloat, _ grid: RenderNode) -> Bool {
    let rows = rows(grid)
    let found = rows.first { $0.node.flatMap(Self.row(in:)) === row }
    guard let found else { return false }
    placeCells(of: found, rows, in: row, at: .zero, height: height)
    return true
  }

  private func placeCells(
    of row: Row, _ rows: [Row], in holder: RenderNode, at corner: CGPoint, height: CGFloat
  ) {
    for cell in row.cells ?? [] where cell.columns.upperBound <= plan.columns.placements.count {
      let width = plan.columns.width(of: cell.columns)
      let box = CGSize(width: width, height: height)
      let offer = ProposedViewSize(box)
      let dimensions = cell.node.dimensions(in: offer)
      let origin: CGPoint
      if let anchor = cell.node.trait(GridTraits.anchor, as: UnitPoint.self) {
        origin = CGPoint(
          x: (width - dimensions.width) * anchor.x, y: (height - dimensions.height) * anchor.y)
      } else {
        let alignment = Alignment(
          horizontal: columnAlignment(of: cell, rows) ?? settings.alignment.horizontal,
          vertical: row.alignment ?? settings.alignment.vertical)
        origin = alignment.origin(of: dimensions, in: box)
      }
      let start = plan.columns.placements[cell.column].origin.x
      holder.place(
        cell.node, at: CGPoint(x: corner.x + start + origin.x, y: corner.y + origin.y),
        proposal: offer)
    }
  }

  /// A cell over several columns follows the grid, not the first of them (S14.10).
  private func columnAlignment(of cell: Cell, _ rows: [Row]) -> HorizontalAlignment? {
    guard cell.span == 1 else { return nil }
    return rows.lazy.flatMap { $0.cells ?? [] }.filter { $0.column == cell.column }
      .compactMap { $0.node.trait(GridTraits.columnAlignment, as: HorizontalAlignment.self) }
      .first
  }
}

extension Arrangement {
  /// The width of some columns with the gaps between them.
  func width(of columns: Range<Int>) -> CGFloat {
    guard let first = columns.first, let last = columns.last, last < placements.count else {
      return 0
    }
    return placements[last].origin.x + placements[last].size.width - placements[first].origin.x
  }
}

/// A column, as the children of a row share their width: its widest cell decides.
@MainActor
private struct GridColumn: @MainActor LayoutItem {
  let cells: [GridNodeLayout.Cell]

  var priority: Double { cells.map(\.node.priority).max() ?? 0 }
  var spacing: ViewSpacing { ViewSpacing() }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    cells.reduce(.zero) { size, cell in
      let own = cell.node.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal)
  }
}

/// A row, as the children of a column share their height: its highest cell decides.
@MainActor
private struct GridLine: @MainActor LayoutItem {
  let row: GridNodeLayout.Row
  let columns: Arrangement
  /// The width on offer, where there are no columns to say it.
  let open: CGFloat?

  var priority: Double { row.cells == nil ? row.node?.priority ?? 0 : 0 }

  var spacing: ViewSpacing {
    if let node = row.node { return node.spacing }
    guard let cells = row.cells, let first = cells.first else { return ViewSpacing() }
    return cells.dropFirst().reduce(first.node.spacing) { $0.union($1.node.spacing) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let cells = row.cells else {
      let width = columns.placements.isEmpty ? open : columns.size.width
      return row.node?.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
        ?? .zero
    }
    var height: CGFloat = 0
    for cell in cells where !cell.unsizedAxes.contains(.vertical) {
      let offer = ProposedViewSize(
        width: columns.width(of: cell.columns), height: proposal.height)
      height = max(height, cell.node.sizeThatFits(offer).height)
    }
    return CGSize(width: columns.size.width, height: height)
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal)
  }
}
