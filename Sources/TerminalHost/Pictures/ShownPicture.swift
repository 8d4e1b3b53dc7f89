import CellText

/// A rectangle of cells that shows a part of one picture.
struct ShownPicture: Hashable, Sendable {
  var picture: UInt32
  var rect: CellRect
  /// Where the part starts, in cells from the picture's top left corner.
  var start: CellPoint

  /// Returns all pictures of a screen, as the fewest rectangles found from the top down.
  ///
  /// - Complexity: linear in the number of cells.
  static func all(on screen: CellBuffer) -> [ShownPicture] {
    var done: [ShownPicture] = []
    /// The rectangles that extend to the row above.
    var open: [ShownPicture] = []
    for row in 0..<screen.size.rows {
      var continued: [ShownPicture] = []
      for run in runs(in: row, of: screen) {
        let above = open.firstIndex { picture in
          picture.picture == run.picture && picture.rect.columns == run.rect.columns
            && picture.start.column == run.start.column
            && picture.start.row + picture.rect.rows.count == run.start.row
        }
        if let above {
          var picture = open.remove(at: above)
          picture.rect.rows = picture.rect.rows.lowerBound..<(row + 1)
          continued.append(picture)
        } else {
          continued.append(run)
        }
      }
      done += open
      open = continued
    }
    return done + open
  }

  private static func runs(in row: Int, of screen: CellBuffer) -> [ShownPicture] {
    var runs: [ShownPicture] = []
    for column in 0..<screen.size.columns {
      guard case .picture(let tile) = screen[column, row].content else { continue }
      if let last = runs.last, last.picture == tile.picture, last.start.row == Int(tile.row),
        last.rect.columns.upperBound == column,
        last.start.column + last.rect.columns.count == Int(tile.column)
      {
        runs[runs.count - 1].rect.columns = last.rect.columns.lowerBound..<(column + 1)
      } else {
        runs.append(
          ShownPicture(
            picture: tile.picture, rect: CellRect(column, row, 1, 1),
            start: CellPoint(Int(tile.column), Int(tile.row))))
      }
    }
    return runs
  }
}
