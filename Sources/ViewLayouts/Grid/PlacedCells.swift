import Foundation
import LayoutCore
import ViewRuntime

/// The cells of a grid in the rooms that its columns and rows leave them.
@MainActor
struct PlacedCells {
  /// A cell with its answer to its room.
  @MainActor
  struct Placed {
    let cell: GridNodeLayout.Cell
    let room: CGSize
    let dimensions: ViewDimensions

    var offer: ProposedViewSize { ProposedViewSize(room) }
  }

  /// None for a view outside of rows.
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

  /// Where the guides of the columns lie, each from its column's start.
  func places(_ guides: [AlignmentKey], in columns: Arrangement) -> [CGFloat] {
    var reaches = [GuideReach](repeating: GuideReach(), count: guides.count)
    for placed in rows.joined() where placed.cell.span == 1 && placed.isLinedUp(.horizontal) {
      reaches[placed.cell.column].add(placed.dimensions, guides[placed.cell.column])
    }
    return zip(zip(reaches, guides), columns.placements).map { column, placement in
      column.0.place(column.1, in: placement.size.width)
    }
  }

  /// Where the guide of a row lies, from its upper side.
  func place(_ guide: AlignmentKey, ofRow row: Int, in height: CGFloat) -> CGFloat {
    var reach = GuideReach()
    for placed in rows[row] where placed.isLinedUp(.vertical) {
      reach.add(placed.dimensions, guide)
    }
    return reach.place(guide, in: height)
  }
}

extension PlacedCells.Placed {
  /// Whether it stands by a guide that it shares with others; else by its own room.
  func isLinedUp(_ axis: Axis) -> Bool {
    !cell.isAnchored && !cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Where it lies in its room.
  ///
  /// - Parameters:
  ///   - column: the guide of its column.
  ///   - across: where that lies; nil for a cell over several columns.
  ///   - row: the guide of its row.
  ///   - along: where that lies.
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
