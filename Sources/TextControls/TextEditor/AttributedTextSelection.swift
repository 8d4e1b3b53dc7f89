import Foundation
import ViewRuntime

/// The selection in an attributed text that the user edits: the cursor position with the typing
/// attributes, or ranges of the text.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Bold") {
///   text.transformAttributes(in: &selection) { $0.font = .body.bold() }
/// }
/// ```
///
/// Indices belong to the text that they were created for. Change a text through
/// `transform(updating:)`, `transformAttributes(in:)` or `replaceSelection(_:with:)`, which also
/// update the selection; a selection of another text means the text's end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The position of a selection in a text.
  @frozen public enum Indices: Equatable, Sendable {
    /// Nothing is selected; the cursor is before this index.
    case insertionPoint(AttributedString.Index)
    /// Ranges of the text; the editors here select the first one.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var place: Indices?
  /// The typing attributes at the cursor; nil uses those of the text before it.
  private(set) var typing: AttributeContainer?

  /// Indices of different texts compare equal although only one text can use them: the stamp
  /// distinguishes a selection that was created for a changed text from the previous one.
  private var stamp: UInt64 = 0

  /// The same selection, for a text that has changed.
  var renewed: Self {
    var copy = self
    copy.stamp = .random(in: 1...(.max))
    return copy
  }

  /// Creates a selection with the cursor wherever the editor puts it.
  public init() {}

  /// - Parameter typingAttributes: the attributes of the text typed next; nil uses those of the
  ///   text before the cursor.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of one range; an empty range is a cursor position.
  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges; without any, the editor chooses the cursor position.
  public init(ranges: RangeSet<AttributedString.Index>) {
    if !ranges.isEmpty { place = .ranges(ranges) }
  }

  /// Returns the position of the selection in a text: its end if the selection belongs to another
  /// text.
  public func indices(in text: AttributedString) -> Indices {
    known(in: text) ?? .insertionPoint(text.endIndex)
  }

  /// The side that the cursor belongs to at a line break.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Returns the typing attributes.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index):
      ownTypingAttributes(in: text) ?? text.attributesOfText(addedIn: index..<index)
    case .ranges(let ranges): text.attributesOfText(addedIn: ranges.ranges[0])
    }
  }

  /// Returns the attributes of each selected run, or the typing attributes.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(selection: self, text: text)
  }

  /// The attributes of a selection, run by run, or the values of one attribute.
  ///
  /// ```swift
  /// selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public struct Attributes<Text>: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// Iterates over the attributes of the runs in order; without a selection, over the typing
    /// attributes.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      containers.makeIterator()
    }

    /// Returns the values of one attribute, run by run; nil for runs without it.
    public subscript<K: AttributedStringKey>(
      _ type: K.Type
    ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }

    /// Returns the values of one attribute, run by run, by its name: `[\.foregroundColor]`.
    public subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }
  }
}

extension AttributedTextSelection.Attributes<AttributedString> {
  fileprivate init(selection: AttributedTextSelection, text: AttributedString) {
    switch selection.indices(in: text) {
    case .insertionPoint: containers = [selection.typingAttributes(in: text)]
    case .ranges(let ranges): containers = text[ranges].runs.map(\.attributes)
    }
  }
}

extension AttributedTextSelection {
  /// The position; nil if it was never set, or belongs to another text.
  private func known(in text: AttributedString) -> Indices? {
    switch place {
    // On its own, an index is valid only before the end.
    case .insertionPoint(let index): (index..<index).isValid(within: text) ? place : nil
    case .ranges(let ranges): ranges.isValid(within: text) ? place : nil
    case nil: nil
    }
  }

  /// The typing attributes set by the app; nil if it set none for this text.
  func ownTypingAttributes(in text: AttributedString) -> AttributeContainer? {
    known(in: text) == nil ? nil : typing
  }

  /// The first selected range in characters; nil if it was never set, or belongs to another text.
  func offsets(in text: AttributedString) -> Range<Int>? {
    guard let known = known(in: text) else { return nil }
    let characters = text.characters
    switch known {
    case .insertionPoint(let index):
      let offset = characters.distance(from: characters.startIndex, to: index)
      return offset..<offset
    case .ranges(let ranges):
      let first = ranges.ranges[0]
      let low = characters.distance(from: characters.startIndex, to: first.lowerBound)
      let count = characters.distance(from: first.lowerBound, to: first.upperBound)
      return low..<(low + count)
    }
  }

  init(_ offsets: Range<Int>, in text: AttributedString) {
    self = Self(range: text.range(ofCharacters: offsets)).renewed
  }
}
