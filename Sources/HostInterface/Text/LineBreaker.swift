/// Takes a text apart into lines, one at a time, as many words on each as fit.
struct LineBreaker {
  private let columns: Int
  private var reader: ClusterReader
  private var isFinished = false

  init(_ text: String, columns: Int) {
    self.columns = columns
    reader = ClusterReader(text, from: text.startIndex)
  }

  /// A place at which the line can end.
  private struct Stop {
    /// The end of what is shown, before the spaces.
    var end: String.Index
    /// The columns up to there.
    var width: Int
    /// Where the following line starts, after the spaces.
    var next: String.Index
  }

  /// The next line; `nil` after the last one.
  mutating func nextLine() -> CellTextLayout.Line? {
    guard !isFinished else { return nil }
    let start = reader.position
    var stop: Stop?
    // What is shown so far. `total` goes on to count the spaces that follow.
    var (end, width, total) = (start, 0, 0)
    var (last, beforeLast): (LineBreakClass?, LineBreakClass?)

    while true {
      let before = reader.position
      guard reader.advance() else {
        isFinished = true
        return paragraphEnd(start..<before, width, total)
      }
      let kind = reader.breakClass
      if kind.contains(.newline) { return paragraphEnd(start..<before, width, total) }
      // A line of nothing but spaces would be an empty one: they go before the word then.
      if end != start, let last,
        LineBreakClass.allowsBreak(after: last, before: kind, beforeFirst: beforeLast)
      {
        stop = Stop(end: end, width: width, next: before)
      }
      if !kind.contains(.space) {
        if total + reader.width > columns, before != start {
          let stop = stop ?? Stop(end: end, width: width, next: before)
          reader.rewind(to: stop.next)
          return line(start..<stop.end, stop.width, endsParagraph: false)
        }
        (end, width) = (reader.position, total + reader.width)
      }
      total += reader.width
      (beforeLast, last) = (last, kind)
    }
  }

  // Nothing was broken here, so spaces at the end are meant; they count as far as the line goes.
  private func paragraphEnd(
    _ range: Range<String.Index>, _ width: Int, _ total: Int
  ) -> CellTextLayout.Line {
    line(range, max(width, min(total, columns)), endsParagraph: true)
  }

  private func line(
    _ range: Range<String.Index>, _ width: Int, endsParagraph: Bool
  ) -> CellTextLayout.Line {
    CellTextLayout.Line(
      head: range, tail: range.upperBound..<range.upperBound, width: width, next: reader.position,
      endsParagraph: endsParagraph)
  }
}
