import Foundation

extension AttributedString {
  /// What is selected; nothing where there is only a cursor.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the text in any way; the selection keeps to the same characters.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      let typing = selection.typing
      let range = try transform(updating: index..<index, body: body) ?? endIndex..<endIndex
      selection =
        AttributedTextSelection(
          insertionPoint: range.lowerBound, typingAttributes: typing
        ).renewed
    case .ranges(let set):
      let ranges = try transform(updating: Array(set.ranges), body: body)
      selection = AttributedTextSelection(ranges: RangeSet(ranges ?? [])).renewed
    }
  }

  /// Changes the attributes of what is selected, run by run, or of what is typed next.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let set):
      try transform(updating: &selection) { (text) throws(E) in
        for range in set.ranges {
          for part in text[range].runs.map(\.range) {
            var attributes = text.runs[part.lowerBound].attributes
            try body(&attributes)
            text[part].setAttributes(attributes)
          }
        }
      }
    }
  }

  /// Puts attributed text in the place of what is selected, with the cursor behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    replace(&selection, AttributedString(newContent[newContent.startIndex..<newContent.endIndex]))
  }

  /// Puts characters in the place of what is selected, as if they were typed.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    replace(
      &selection,
      AttributedString(
        String(newContent), attributes: selection.typingAttributes(in: self)))
  }

  private mutating func replace(
    _ selection: inout AttributedTextSelection, _ content: AttributedString
  ) {
    var start: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      start = characters.distance(from: startIndex, to: index)
    case .ranges(let ranges):
      start = characters.distance(from: startIndex, to: ranges.ranges[0].lowerBound)
      removeSubranges(ranges)
    }
    insert(content, at: range(ofCharacters: start..<start).lowerBound)
    start += content.characters.count
    selection = AttributedTextSelection(start..<start, in: self)
  }
}

// MARK: - Editing

extension AttributedString {
  func range(ofCharacters offsets: Range<Int>) -> Range<Index> {
    let low =
      characters.index(startIndex, offsetBy: offsets.lowerBound, limitedBy: endIndex) ?? endIndex
    return low..<(characters.index(low, offsetBy: offsets.count, limitedBy: endIndex) ?? endIndex)
  }

  /// The attributes that text in the place of a stretch takes on: those of the stretch, else those
  /// before it, else those behind it; without such as never spread, as links.
  func attributesOfText(addedIn range: Range<Index>) -> AttributeContainer {
    guard startIndex != endIndex else { return AttributeContainer() }
    let model =
      range.isEmpty && range.lowerBound > startIndex
      ? characters.index(before: range.lowerBound) : range.lowerBound
    return runs[model].attributes.filter(inheritedByAddedText: true)
  }

  /// Takes over what the user made of the text. What stays keeps its attributes.
  ///
  /// - Parameters:
  ///   - cursor: how many characters lie before the cursor now: what is new ends there, which tells
  ///     where among equal letters it was typed.
  ///   - typing: the attributes of what is new; nil: as the text around it has them.
  mutating func take(_ text: String, cursor: Int, typing: AttributeContainer?) {
    let oldCount = characters.count
    let newCount = text.count
    let most = max(0, newCount - cursor)
    let suffix = zip(characters.reversed(), text.reversed()).prefix(most)
      .prefix { $0 == $1 }.count
    let prefix = zip(characters, text).prefix(min(oldCount, newCount) - suffix)
      .prefix { $0 == $1 }.count
    let place = range(ofCharacters: prefix..<(oldCount - suffix))
    let piece = text.dropFirst(prefix).dropLast(suffix)
    let attributes = typing ?? attributesOfText(addedIn: place)
    replaceSubrange(place, with: AttributedString(String(piece), attributes: attributes))
  }
}
