import ViewRuntime

/// What is selected in a text that the user edits: a stretch of it, or the place of the cursor.
///
/// ```swift
/// @State private var text = "Hello, world"
/// @State private var selection: TextSelection?
///
/// TextField("Greeting", text: $text, selection: $selection)
/// Button("Select all") {
///   selection = TextSelection(range: text.startIndex..<text.endIndex)
/// }
/// ```
///
/// The field writes it whenever the user moves the cursor or selects something; nil says nothing
/// of a selection and leaves the cursor where it is. The indices are those of the text as it is:
/// after a change the field writes new ones. Indices beyond the text's end mean its end.
public struct TextSelection: Hashable {
  /// Where the selection lies.
  public enum Indices: Hashable {
    /// One stretch; an empty one is the place of the cursor.
    case selection(Range<String.Index>)
    /// Several stretches. The inputs here select one: the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where the selection lies in the text.
  public var indices: Indices
  /// To which side the cursor belongs where a line is broken.
  public var affinity = TextSelectionAffinity.automatic

  /// One stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several stretches.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// The place of the cursor, before a character or at the end.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: only the cursor stands somewhere.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  init(_ offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
    self.init(range: text.range(ofCharacters: offsets))
    self.affinity = affinity
  }

  /// The selected characters by their number; nil if several stretches are none.
  func offsets(in text: String) -> Range<Int>? {
    switch indices {
    case .selection(let range): text.offsets(of: range)
    case .multiSelection(let ranges): ranges.ranges.first.map(text.offsets)
    }
  }
}

extension String {
  func range(ofCharacters offsets: Range<Int>) -> Range<Index> {
    let low = index(startIndex, offsetBy: offsets.lowerBound, limitedBy: endIndex) ?? endIndex
    return low..<(index(low, offsetBy: offsets.count, limitedBy: endIndex) ?? endIndex)
  }

  /// How many characters lie before a stretch and in it. Indices that are not of this text are
  /// taken to the nearest place that is.
  func offsets(of range: Range<Index>) -> Range<Int> {
    let low = self[..<min(range.lowerBound, endIndex)].count
    guard !range.isEmpty else { return low..<low }
    return low..<max(low, self[..<min(range.upperBound, endIndex)].count)
  }
}
