import Foundation
import LayoutCore
import ViewRuntime

/// The cells of a grid with the space that its columns and rows give them.
@MainActor
struct PlacedCells {
  /// A cell with its space and its dimensions in that space.
  @MainActor
  struct Placed {
    let cell: GridNodeLayout.Cell
    let room: CGSize
    let dimensions: ViewDimensions

    var offer: ProposedViewSize { ProposedViewSize(room) }
  }

  /// The cells of each row; empty for a view outside rows.
  let rows: [[Placed]]

  init(_ rows: [GridNodeLayout.Row], columns: Arrangement, heights: [CGFloat]) {
    self.rows = zip(rows, heights).map { row, height in
      row.cells.map { cell in
        let room = CGSize(width: columns.width(of: cell.columns), height: height)
        return Placed(
          cell: cell, room: room, dimensions: cell.node.dimensions(in: ProposedViewSize(room)))
      }
    }
  }

  /// Returns the positions of the columns' guides, each relative to its column's start.
  func places(_ guides: [AlignmentKey], in columns: Arrangement) -> [CGFloat] {
    var reaches = [GuideExtents](repeating: GuideExtents(), count: guides.count)
    for placed in rows.joined() where placed.cell.span == 1 && placed.isLinedUp(.horizontal) {
      reaches[placed.cell.column].add(placed.dimensions, guides[placed.cell.column])
    }
    return zip(zip(reaches, guides), columns.placements).map { column, placement in
      column.0.place(column.1, in: placement.size.width)
    }
  }

  /// Returns the position of a row's guide, relative to its top.
  func place(_ guide: AlignmentKey, ofRow row: Int, in height: CGFloat) -> CGFloat {
    var reach = GuideExtents()
    for placed in rows[row] where placed.isLinedUp(.vertical) {
      reach.add(placed.dimensions, guide)
    }
    return reach.place(guide, in: height)
  }
}

extension PlacedCells.Placed {
  /// Returns whether the cell is aligned by a guide shared with others, or otherwise in its own
  /// space.
  func isLinedUp(_ axis: Axis) -> Bool {
    !cell.isAnchored && !cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Returns the cell's origin in its space.
  ///
  /// - Parameters:
  ///   - column: the guide of its column.
  ///   - across: the position of that guide; nil for a cell that spans several columns.
  ///   - row: the guide of its row.
  ///   - along: the position of that guide.
  func origin(
    column: AlignmentKey, at across: CGFloat?, row: AlignmentKey, at along: CGFloat
  ) -> CGPoint {
    if let anchor = cell.anchor {
      return CGPoint(
        x: (room.width - dimensions.width) * anchor.x,
        y: (room.height - dimensions.height) * anchor.y)
    }
    let own = ViewDimensions(size: room)
    let x = (isLinedUp(.horizontal) ? across : nil) ?? own[column]
    let y = isLinedUp(.vertical) ? along : own[row]
    return CGPoint(
      x: Self.finite(x - dimensions[column]), y: Self.finite(y - dimensions[row]))
  }

  private static func finite(_ place: CGFloat) -> CGFloat { place.isFinite ? place : 0 }
}
