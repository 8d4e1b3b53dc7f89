import ViewRuntime

/// The selection in a text that the user edits: a range, or the cursor position.
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
/// The field writes it whenever the user moves the cursor or selects text; nil specifies no
/// selection and leaves the cursor in place. Indices belong to the current text: after a change the
/// field writes new ones. Indices beyond the text's end mean its end.
public struct TextSelection: Hashable {
  /// The position of the selection.
  public enum Indices: Hashable {
    /// One range; an empty one is the cursor position.
    case selection(Range<String.Index>)
    /// Several ranges. The inputs here select only the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The position of the selection in the text.
  public var indices: Indices
  /// The side that the cursor belongs to at a line break.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a cursor position, before a character or at the end.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected and there is only a cursor.
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

  /// Returns the offsets of the selected characters; nil for several ranges without any.
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

  /// Returns the offsets of a range in characters. Indices that are invalid in this text move to
  /// the nearest valid position.
  func offsets(of range: Range<Index>) -> Range<Int> {
    let low = self[..<min(range.lowerBound, endIndex)].count
    guard !range.isEmpty else { return low..<low }
    return low..<max(low, self[..<min(range.upperBound, endIndex)].count)
  }
}
