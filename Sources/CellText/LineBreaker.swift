/// Breaks a text into lines, one at a time, with as many words on each as fit.
struct LineBreaker {
  private let columns: Int
  private var reader: ClusterReader
  private var isFinished = false
  /// Whether the last line ended within a word.
  private var isWithinWord = false

  init(_ text: String, columns: Int) {
    self.columns = columns
    reader = ClusterReader(text, from: text.startIndex)
  }

  /// A possible end of the line.
  private struct Stop {
    /// The end of the displayed text, before the spaces.
    var end: String.Index
    /// The width up to there, in columns.
    var width: Int
    /// The start of the following line, after the spaces.
    var next: String.Index
  }

  /// The next line; `nil` after the last one.
  mutating func nextLine() -> CellTextLayout.Line? {
    guard !isFinished else { return nil }
    let start = reader.position
    var stop: Stop?
    // The displayed text so far. `total` also counts the spaces after it.
    var (end, width, total) = (start, 0, 0)
    var (last, beforeLast): (LineBreakClass?, LineBreakClass?)
    var number = NumberRun(followsWord: isWithinWord)
    isWithinWord = false

    while true {
      let before = reader.position
      guard reader.advance() else {
        isFinished = true
        return paragraphEnd(start..<before, width, total)
      }
      let kind = reader.breakClass
      if kind.contains(.newline) { return paragraphEnd(start..<before, width, total) }
      // A line of only spaces would be empty: they stay before the word instead.
      if end != start, let last,
        LineBreakClass.allowsBreak(after: last, before: kind, beforeFirst: beforeLast)
      {
        stop = Stop(end: end, width: width, next: before)
      }
      if !kind.contains(.space) {
        if total + reader.width > columns, before != start {
          if stop == nil, number.goesOn(with: kind), let end = numberEnd(from: before) {
            return shortened(start, upTo: end)
          }
          isWithinWord = stop == nil
          let stop = stop ?? Stop(end: end, width: width, next: before)
          reader.rewind(to: stop.next)
          return line(start..<stop.end, stop.width, endsParagraph: false)
        }
        (end, width) = (reader.position, total + reader.width)
      }
      total += reader.width
      number.take(kind)
      (beforeLast, last) = (last, kind)
    }
  }

  // There was no break here, so spaces at the end are intended; they count as far as they fit.
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

  // MARK: Numbers

  /// The end of a number that does not fit; nil if the text after it makes it a word, or if only
  /// punctuation of the number is left.
  private func numberEnd(from position: String.Index) -> String.Index? {
    var rest = ClusterReader(reader.text, from: position)
    var end = position
    var hasDigits = false
    while rest.advance() {
      let kind = rest.breakClass
      guard kind.isNumeric else {
        if kind == .word { return nil }
        break
      }
      hasDigits = hasDigits || kind.contains(.digit)
      end = rest.position
    }
    return hasDigits ? end : nil
  }

  /// A line with as much of a number as fits, and "…" for the rest.
  private mutating func shortened(
    _ start: String.Index, upTo numberEnd: String.Index
  ) -> CellTextLayout.Line {
    var head = ClusterReader(reader.text, from: start)
    var (end, width) = (start, 0)
    while head.advance(), width + head.width < columns {
      (end, width) = (head.position, width + head.width)
    }
    reader.rewind(to: numberEnd)
    // Spaces before the next line take no space, and a newline there belongs to this line.
    var endsParagraph = false
    while true {
      let before = reader.position
      guard reader.advance() else {
        isFinished = true
        endsParagraph = true
        break
      }
      if reader.breakClass.contains(.newline) {
        endsParagraph = true
        break
      }
      if !reader.breakClass.contains(.space) {
        reader.rewind(to: before)
        break
      }
    }
    return CellTextLayout.Line(
      head: start..<end, tail: numberEnd..<numberEnd, isTruncated: true, width: width + 1,
      next: reader.position, endsParagraph: endsParagraph)
  }
}

/// Whether the last characters form a number so far.
private struct NumberRun {
  private var isWithin: Bool
  private var hasDigits = false
  private var followsWord: Bool

  /// - Parameter followsWord: whether the next characters are the rest of a word.
  init(followsWord: Bool) {
    (isWithin, self.followsWord) = (followsWord, followsWord)
  }

  mutating func take(_ kind: LineBreakClass) {
    guard kind.isNumeric else {
      isWithin = false
      followsWord = kind == .word
      return
    }
    if !isWithin {
      isWithin = true
      hasDigits = false
    }
    if kind.contains(.digit) { hasDigits = true }
  }

  /// Whether the next character belongs to the same number.
  func goesOn(with kind: LineBreakClass) -> Bool {
    isWithin && hasDigits && !followsWord && kind.isNumeric
  }
}
