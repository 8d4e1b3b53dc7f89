import Foundation

/// Opens elements that contain further elements, only as far as needed: see ``LazySegments``.
extension LazyElement {
  /// Returns the line at a position, after opening everything in it and before it.
  func openLine(at position: CGFloat) -> Int {
    while true {
      let line = firstLine(at: position)
      let items = lines.items(of: line)
      if let closed = self.items.closed, closed.lowerBound < items.upperBound {
        open(min(closed.upperBound, items.upperBound) - 1)
      } else if let closed = items.first(where: { self.items.nodes(of: $0) == nil }) {
        open(closed)
      } else {
        return line
      }
    }
  }

  /// Returns the lines after opening all items of one of them; in a grid, a line has several.
  func opened(_ line: Int, of lines: LazyLines) -> LazyLines {
    guard lines.laneCount > 1 else { return lines }
    var lines = lines
    while let closed = lines.items(of: line).first(where: { items.nodes(of: $0) == nil }) {
      open(closed)
      lines = makeLines(lines.laneCount)
    }
    return lines
  }

  /// The nodes of one item, for a walk over very many: each time that elements are to be opened,
  /// twice as many are, since to open some counts all items anew.
  func contents(of item: Int, opening step: inout Int) -> [RenderNode] {
    while item < items.itemCount {
      if let nodes = items.nodes(of: item) { return nodes }
      open(item, andMore: step)
      step = 2 * step + 1
    }
    return []
  }

  /// Opens all elements that are known to hold further ones, and the last one in the last: which
  /// item is the last, and how many there are, is known then.
  func openLast() {
    var last: Int
    repeat {
      while let closed = items.closed { open(closed.upperBound - 1) }
      last = items.itemCount - 1
      _ = rows(ofItem: last)
    } while last != items.itemCount - 1 || items.closed != nil
  }

  /// Returns the item of the element with an id. The search opens elements without creating their
  /// rows.
  func item(of id: AnyHashable) -> Int? {
    var more = 1
    while true {
      if let item = items.item(of: id) {
        if items.nodes(of: item) == nil {
          open(item)
        } else if let closed = items.closed, closed.lowerBound < item {
          // Where it stands is known once all before it is counted.
          open(min(closed.upperBound, item) - 1)
        } else {
          return item
        }
      } else if let closed = items.itemToOpen(for: id) {
        open(closed, andMore: more)
        more *= 2
      } else {
        return nil
      }
    }
  }
}
