import Foundation

/// How elements that hold further elements are opened, as far as they are needed: see
/// ``LazySegments``.
extension LazyElement {
  /// The line at a position, with everything in it and before it opened.
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

  /// The same lines, with all items of one of them opened: in a grid there may be several.
  func opened(_ line: Int, of lines: LazyLines) -> LazyLines {
    guard lines.laneCount > 1 else { return lines }
    var lines = lines
    while let closed = lines.items(of: line).first(where: { items.nodes(of: $0) == nil }) {
      open(closed)
      lines = makeLines(lines.laneCount)
    }
    return lines
  }

  /// Opens the last element, and the last one in it: which item is the last is known then.
  func openLast() {
    var last: Int
    repeat {
      last = items.itemCount - 1
      _ = rows(ofItem: last)
    } while last != items.itemCount - 1
  }

  /// The item of an element with an id. Elements are opened in search of it, whose rows are not
  /// made.
  func item(of id: AnyHashable) -> Int? {
    var more = 1
    while true {
      if let item = items.item(of: id) {
        if items.nodes(of: item) != nil { return item }
        open(item)
      } else if let closed = items.itemToOpen(for: id) {
        open(closed, andMore: more)
        more *= 2
      } else {
        return nil
      }
    }
  }
}
