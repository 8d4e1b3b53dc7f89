import Foundation
import ViewRuntime

/// What is selected in an attributed text that the user edits: the place of the cursor with the
/// attributes of what is typed next, or stretches of the text.
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
/// Indices belong to the text that they were made of. Change a text through `transform(updating:)`,
/// `transformAttributes(in:)` or `replaceSelection(_:with:)`, which bring the selection along; one
/// that is of another text stands for the text's end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where a selection lies in a text.
  @frozen public enum Indices: Equatable, Sendable {
    /// Nothing is selected; the cursor stands before this place.
    case insertionPoint(AttributedString.Index)
    /// Stretches of the text; the editors here select the first one.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var place: Indices?
  /// Of what is typed at the cursor; nil: those of the text before it.
  private(set) var typing: AttributeContainer?

  /// Indices compare equal even where they are of different texts, of which only one can use them:
  /// a selection that was made for a changed text differs from the one before, and is not taken for
  /// it.
  private var stamp: UInt64 = 0

  /// The same selection, made for a text that has changed.
  var renewed: Self {
    var copy = self
    copy.stamp = .random(in: 1...(.max))
    return copy
  }

  /// A cursor wherever the editor puts it.
  public init() {}

  /// - Parameter typingAttributes: of what is typed next; nil: those of the text before the cursor.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// One stretch of the text; an empty one is the place of the cursor.
  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Several stretches of the text; without any, the cursor is wherever the editor puts it.
  public init(ranges: RangeSet<AttributedString.Index>) {
    if !ranges.isEmpty { place = .ranges(ranges) }
  }

  /// Where the selection lies in a text: at its end if the selection is not of this text.
  public func indices(in text: AttributedString) -> Indices {
    known(in: text) ?? .insertionPoint(text.endIndex)
  }

  /// To which side the cursor belongs where a line is broken.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes of what is typed next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index):
      ownTypingAttributes(in: text) ?? text.attributesOfText(addedIn: index..<index)
    case .ranges(let ranges): text.attributesOfText(addedIn: ranges.ranges[0])
    }
  }

  /// The attributes of each run that is selected, or those of what is typed next.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(selection: self, text: text)
  }

  /// The attributes of a selection, run by run, or the values of one of them.
  ///
  /// ```swift
  /// selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public struct Attributes<Text>: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// Goes through the attributes of the runs in their order; without a selection, through those
    /// of what is typed next.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      containers.makeIterator()
    }

    /// The values of one attribute, run by run; nil where a run has none.
    public subscript<K: AttributedStringKey>(
      _ type: K.Type
    ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }

    /// The values of one attribute, run by run, by its name: `[\.foregroundColor]`.
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
  /// Where it lies; nil if it was never said, or is not of this text.
  private func known(in text: AttributedString) -> Indices? {
    switch place {
    // An index by itself is valid before the end only.
    case .insertionPoint(let index): (index..<index).isValid(within: text) ? place : nil
    case .ranges(let ranges): ranges.isValid(within: text) ? place : nil
    case nil: nil
    }
  }

  /// What the program wants of what is typed next; nil if it says nothing of it for this text.
  func ownTypingAttributes(in text: AttributedString) -> AttributeContainer? {
    known(in: text) == nil ? nil : typing
  }

  /// The first selected stretch in characters; nil if it was never said, or is not of this text.
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
