extension TextEditingState {
  /// Moves the cursor; with `extending`, the other end of the selection stays.
  mutating func move(_ movement: TextMovement, extending: Bool) {
    let range = selectedRange
    var start = head
    if !extending, !range.isEmpty {
      switch movement {
      case .backward: return select(range.lowerBound..<range.lowerBound)
      case .forward: return select(range.upperBound..<range.upperBound)
      case .up: start = range.lowerBound
      case .down: start = range.upperBound
      default: break
      }
    }
    let (target, column) = destination(of: movement, from: start)
    let anchor = extending ? anchor : target
    select(from: anchor, to: target)
    wantedColumn = column
  }

  /// Selects characters, with the cursor at their end.
  mutating func select(_ offsets: Range<Int>) {
    let low = lines.position(ofOffset: offsets.lowerBound)
    select(low..<(offsets.isEmpty ? low : lines.position(ofOffset: offsets.upperBound)))
  }

  mutating func select(_ range: Range<TextPosition>) {
    select(from: range.lowerBound, to: range.upperBound)
  }

  mutating func select(to target: TextPosition) { select(from: anchor, to: target) }

  private mutating func select(from anchor: TextPosition, to head: TextPosition) {
    self.anchor = anchor
    self.head = head
    wantedColumn = nil
    history.close()
  }

  /// Selects the word around a character, or a run of spaces or symbols.
  mutating func selectWord(at offset: Int) {
    guard !isSecure else { return select(lines.start..<lines.end) }
    let here = lines.position(ofOffset: offset)
    var low = here
    var high = here
    let beforeHere = lines.position(before: here)
    let isAtEnd = here.byte == lines.lines[here.line].contentBytes
    guard let kind = kind(at: isAtEnd ? beforeHere : here), kind != .newline else {
      return select(here..<here)
    }
    while self.kind(at: high) == kind { high = lines.position(after: high) }
    while low > lines.start, self.kind(at: lines.position(before: low)) == kind {
      low = lines.position(before: low)
    }
    select(low..<high)
  }

  /// Selects the line around a character, without its newline.
  mutating func selectLine(at offset: Int) {
    let line = lines.position(ofOffset: offset).line
    select(TextPosition(line: line, byte: 0)..<lines.end(ofLine: line))
  }

  /// The destination of a movement, and the preferred column if it is up or down.
  func destination(
    of movement: TextMovement, from start: TextPosition
  ) -> (position: TextPosition, wantedColumn: Int?) {
    switch movement {
    case .backward: return (lines.position(before: start), nil)
    case .forward: return (lines.position(after: start), nil)
    case .wordBackward: return (wordStart(before: start), nil)
    case .wordForward: return (wordEnd(after: start), nil)
    case .rowStart: return (rowStart(of: start), nil)
    case .rowEnd: return (rowEnd(of: start), nil)
    case .lineStart: return (TextPosition(line: start.line, byte: 0), nil)
    case .lineEnd: return (lines.end(ofLine: start.line), nil)
    case .up(let rows): return vertical(from: start, by: -rows)
    case .down(let rows): return vertical(from: start, by: rows)
    case .textStart: return (lines.start, nil)
    case .textEnd: return (lines.end, nil)
    }
  }

  private func wordStart(before start: TextPosition) -> TextPosition {
    guard !isSecure else { return lines.start }
    var position = start
    var word: WordKind?
    while position > lines.start {
      let previous = lines.position(before: position)
      let kind = kind(at: previous)
      if let word, kind != word { break }
      if kind?.isWord == true { word = kind }
      position = previous
    }
    return position
  }

  private func wordEnd(after start: TextPosition) -> TextPosition {
    guard !isSecure else { return lines.end }
    var position = start
    var word: WordKind?
    while let kind = kind(at: position) {
      if let word, kind != word { break }
      if kind.isWord { word = kind }
      position = lines.position(after: position)
    }
    return position
  }

  private func kind(at position: TextPosition) -> WordKind? {
    lines.character(at: position).map(WordKind.init)
  }
}
