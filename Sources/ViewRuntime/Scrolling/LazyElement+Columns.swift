import Foundation
import HostInterface
import LayoutCore

/// How the sections of a form are arranged in two columns.
struct SectionColumns {
  /// The width of each column.
  var width: CGFloat
  /// Where the second column begins, across the lines.
  var secondStart: CGFloat
  /// The first line of the second column.
  var fold: Int
  /// The index of that section and the number of sections, not counting the first.
  var section: Int
  var sectionCount: Int
  /// The height of the taller column.
  var height: CGFloat
}

extension LazyElement {
  /// Returns two columns of sections for a form in a window that fills the screen and is wide
  /// enough for both: otherwise a few settings in the middle would have to be scrolled, with empty
  /// space on both sides. Each section is in one column, and the first column is read first.
  ///
  /// Such a form is laid out as a whole.
  func sectionColumns(in across: CGFloat) -> SectionColumns? {
    guard view.axis == .vertical, across.isFinite, runtime.host.showsOneWindow,
      let room = Self.columnWidth(in: across, runtime.host), mayStandInColumns
    else { return nil }
    let lanes = self.lanes(in: room.width)
    var (offset, starts): (CGFloat, [(line: Int, offset: CGFloat)]) = (0, [])
    var line = 0
    // Measuring may open elements, which changes the number of lines.
    while line < lines.count {
      if offset > 0, beginsSection(line) { starts.append((line, offset)) }
      offset += length(of: line, of: lines, lanes, room.width)
      line += 1
    }
    func height(_ start: CGFloat) -> CGFloat { max(start, offset - start) }
    // Of two equal splits, the one with more in the first column.
    guard
      var best = starts.indices.reversed().min(by: {
        height(starts[$0].offset) < height(starts[$1].offset)
      })
    else { return nil }
    // What the user types into stays where it is, as long as the columns are not too unequal.
    if let columns, columns.sectionCount == starts.count,
      height(starts[columns.section].offset) <= height(starts[best].offset) * 1.5
    {
      best = columns.section
    }
    return SectionColumns(
      width: room.width, secondStart: room.secondStart, fold: starts[best].line, section: best,
      sectionCount: starts.count, height: max(height(starts[best].offset) - spacing, 0))
  }

  private static func columnWidth(
    in across: CGFloat, _ host: any RenderHost
  ) -> (width: CGFloat, secondStart: CGFloat)? {
    let gap = 4 * host.metrics.grid.width
    let width = host.metrics.snap(((across - gap) / 2).rounded(.down), horizontally: true)
    return width >= 56 * host.metrics.grid.width ? (width, across - width) : nil
  }

  /// Whether it is a form with about as many rows as settings have.
  private var mayStandInColumns: Bool {
    (2...200).contains(items.itemCount)
      && enclosingViewport.viewport?.content?.role == .form
  }

  private func beginsSection(_ line: Int) -> Bool {
    lines.items(of: line).contains { item in
      rows(ofItem: item).contains { row in
        let part = row.node.content?.control?.rowPart
        return part == .header || part == .gap
      }
    }
  }

  package func columnsWidth(in across: CGFloat, widest: CGFloat) -> CGFloat? {
    let both = 2 * widest + 4 * runtime.host.metrics.grid.width
    return sectionColumns(in: min(across, both)).map { _ in min(across, both) }
  }

  /// Places all lines, those of the second column next to the first.
  func placeItems(in columns: SectionColumns, _ size: CGSize) -> [PlacedItem] {
    let lanes = self.lanes(in: columns.width)
    let room = CGSize(width: columns.width, height: size.height)
    var placed: [PlacedItem] = []
    var position: CGFloat = 0
    for line in 0..<lines.count {
      if line == columns.fold { position = 0 }
      let before = placed.count
      let end = place(line, at: position, lanes, room, &placed)
      let length = placed.count > before ? end - position + spacing : 0
      lengths.set(length, of: line)
      position += length
      guard line >= columns.fold else { continue }
      for index in before..<placed.count { placed[index].across += columns.secondStart }
    }
    return placed
  }

  /// Returns where a line begins along the axis.
  func offset(ofLine line: Int) -> CGFloat {
    let offset = lengths.offset(of: line)
    guard let fold = columnFold, line >= fold else { return offset }
    return offset - lengths.offset(of: fold)
  }
}
