import Foundation
import LayoutCore

extension Arrangement {
  /// The arrangement as a drawing: a letter for each child, a dot where there is none, one
  /// character for each point. What sticks out of the container is cut off.
  ///
  /// ```text
  ///   aaa.bb
  ///   aaa...
  /// ```
  var picture: String {
    let (columns, rows) = (Int(size.width.rounded()), Int(size.height.rounded()))
    var cells = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for (index, placement) in placements.enumerated() {
      let letter = Character(UnicodeScalar(UInt8(97 + index % 26)))
      let frame = placement.frame
      for y in max(Int(frame.minY.rounded()), 0)..<max(min(Int(frame.maxY.rounded()), rows), 0) {
        for x in max(Int(frame.minX.rounded()), 0)..<max(min(Int(frame.maxX.rounded()), columns), 0)
        {
          cells[y][x] = letter
        }
      }
    }
    return cells.map { String($0) }.joined(separator: "\n")
  }

  /// The lengths of the children along an axis.
  func lengths(_ axis: Axis) -> [CGFloat] { placements.map { $0.size[axis] } }
}
