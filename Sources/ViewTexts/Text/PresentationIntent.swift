import Foundation

/// The blocks of a markdown document that a range of text lies in, from the innermost outwards.
/// Foundation on Linux does not have it.
///
/// ```swift
/// let page = try AttributedString(markdown: "# Fish\n- Cod")
/// for (intent, range) in page.runs[\.presentationIntent] {
///   print(page[range].characters, intent?.components ?? [])
///   // Fish [header 1 (id 1)]
///   // Cod [paragraph (id 4), listItem 1 (id 3), unorderedList (id 2)]
/// }
/// ```
///
/// A `Text` shows none of them: blocks follow each other in one line, unless the program puts breaks
/// and fonts between them.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// What a block is.
  public enum Kind: Hashable, Codable, Sendable {
    /// Words that follow each other.
    case paragraph
    /// A heading; the level is 1 for the most important ones, at most 6.
    case header(level: Int)
    /// A list whose items are numbered.
    case orderedList
    /// A list whose items are marked alike.
    case unorderedList
    /// An item of either list, with its number; items of an unordered list are numbered from 1.
    case listItem(ordinal: Int)
    /// Lines of code, with the word that follows the opening fence.
    case codeBlock(languageHint: String?)
    /// What somebody else has written.
    case blockQuote
    /// A line between two parts of the document.
    case thematicBreak
    /// A table with its columns, from the first on.
    case table(columns: [TableColumn])
    /// The row with the columns' titles.
    case tableHeaderRow
    /// A row below the header, which is row 0; the first one is 1.
    case tableRow(rowIndex: Int)
    /// A cell, with the number of its column; the first one is 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// Where the words of a column stand.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }

    /// Where the words of the column stand.
    public var alignment: Alignment

    /// A column with words at one side, or in the middle.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block, with a number that no other block of the document has.
  public struct IntentType: Hashable, Codable, Sendable {
    /// What the block is.
    public var kind: Kind
    /// The number, which tells two blocks of the same kind apart that follow each other.
    public var identity: Int

    /// A block with its number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, from the innermost outwards.
  public var components: [IntentType]

  /// The number of blocks.
  public var count: Int { components.count }

  /// How many lists the range lies in; 0 outside of lists.
  public var indentationLevel: Int {
    components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
  }

  /// Makes an intent of blocks, given from the innermost outwards.
  public init(types: [IntentType]) { components = types }

  /// Makes an intent of a block inside others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table \(columns)"
    case .tableHeaderRow: "tableHeaderRow"
    case .tableRow(let index): "tableRow \(index)"
    case .tableCell(let index): "tableCell \(index)"
    }
  }
}
