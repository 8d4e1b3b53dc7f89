import Foundation

extension AttributedString {
  /// The selected text; empty if there is only a cursor.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Applies any change to the text; the selection stays on the same characters.
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

  /// Changes the attributes of the selected text, run by run, or the typing attributes.
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

  /// Replaces the selected text with attributed text, and puts the cursor after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    replace(&selection, AttributedString(newContent[newContent.startIndex..<newContent.endIndex]))
  }

  /// Replaces the selected text with characters, as if the user typed them.
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

  /// Returns the attributes for text that replaces a range: those of the range, else of the
  /// character before it, else of the character after it; without attributes that never extend,
  /// such as links.
  func attributesOfText(addedIn range: Range<Index>) -> AttributeContainer {
    guard startIndex != endIndex else { return AttributeContainer() }
    let model =
      range.isEmpty && range.lowerBound > startIndex
      ? characters.index(before: range.lowerBound) : range.lowerBound
    return runs[model].attributes.filter(inheritedByAddedText: true)
  }

  /// Applies the user's edit to the text. Unchanged text keeps its attributes.
  ///
  /// - Parameters:
  ///   - cursor: the number of characters before the cursor now. New text ends there, which tells
  ///     where it was typed among equal letters.
  ///   - typing: the attributes of the new text; nil takes those of the surrounding text.
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
