import HostInterface

/// Creates the one line that represents everything from a position in the text to its end.
struct LineTruncator {
  private let text: String
  private let start: String.Index
  private let columns: Int

  init(_ text: String, from start: String.Index, columns: Int) {
    self.text = text
    self.start = start
    self.columns = columns
  }

  /// The line with its "…" at the position that `truncation` specifies.
  func line(_ truncation: TextContent.Truncation) -> CellTextLayout.Line {
    let room = columns == .max ? .max : max(columns - 1, 0)
    let (head, tail): ((end: String.Index, width: Int), (start: String.Index, width: Int))
    switch truncation {
    case .tail:
      head = self.head(within: room)
      tail = (text.endIndex, 0)
    case .head:
      head = (start, 0)
      tail = self.tail(within: room)
    case .middle:
      head = self.head(within: room == .max ? .max : room - room / 2)
      tail = self.tail(within: room == .max ? .max : room - head.width)
    }
    return CellTextLayout.Line(
      head: start..<head.end, tail: max(tail.start, head.end)..<text.endIndex, isTruncated: true,
      width: head.width + 1 + tail.width, next: text.endIndex, endsParagraph: true)
  }

  /// As much of the first paragraph as fits, without trailing spaces.
  private func head(within room: Int) -> (end: String.Index, width: Int) {
    var reader = ClusterReader(text, from: start)
    var (end, width, total) = (start, 0, 0)
    while reader.advance(), !reader.breakClass.contains(.newline) {
      total += reader.width
      guard total <= room else { break }
      if !reader.breakClass.contains(.space) { (end, width) = (reader.position, total) }
    }
    return (end, width)
  }

  /// As much of the last paragraph as fits, without leading spaces.
  private func tail(within room: Int) -> (start: String.Index, width: Int) {
    var (begin, width, total) = (text.endIndex, 0, 0)
    var position = text.endIndex
    while position > start {
      let previous = text.index(before: position)
      let character = text[previous]
      let kind = LineBreakClass(character)
      guard !kind.contains(.newline) else { break }
      total += CellWidth.columns(of: character)
      guard total <= room else { break }
      position = previous
      if !kind.contains(.space) { (begin, width) = (position, total) }
    }
    return (begin, width)
  }
}
