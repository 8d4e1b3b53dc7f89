import Foundation

/// Parses the blocks of a markdown document: paragraphs, headings, lists, quotes, code, tables.
///
/// Blocks are numbered in the order in which they begin, outer ones before inner ones (S16.8). The
/// texts of blocks follow each other without breaks.
struct MarkdownBlocks {
  private(set) var result = AttributedString()
  private var identity = 0

  /// Quotes and lists that are nested more deeply are shown as text.
  private static let deepest = 64

  init(_ text: String) {
    read(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        // Tabs before the words and in their marks count as four spaces; those in the words stay.
        let marks = $0.prefix { " \t-*+>#.)".contains($0) || $0.isNumber }
        return MarkdownLine(marks.replacing("\t", with: "    ") + $0.dropFirst(marks.count))
      }, in: nil)
  }

  private mutating func begin(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  /// Appends the block's words with the marks in them.
  mutating func append(
    _ words: String, as kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) {
    var piece = Markdown.parse(words, breaksLines: true)
    piece.presentationIntent = begin(kind, in: parent)
    result += piece
  }

  private mutating func append(verbatim words: String, as intent: PresentationIntent) {
    var piece = AttributedString(words)
    piece.presentationIntent = intent
    result += piece
  }

  private mutating func read(_ lines: [MarkdownLine], in parent: PresentationIntent?) {
    var lines = lines[...]
    let mayNest = (parent?.count ?? 0) < Self.deepest
    while let line = lines.first {
      if line.isBlank {
        lines.removeFirst()
      } else if line.indentation >= 4 {
        readIndentedCode(&lines, in: parent)
      } else if let fence = line.fence {
        readCode(&lines, fence, in: parent)
      } else if let (level, words) = line.heading {
        lines.removeFirst()
        append(words, as: .header(level: level), in: parent)
      } else if line.isThematicBreak {
        lines.removeFirst()
        append(verbatim: "⸻", as: begin(.thematicBreak, in: parent))
      } else if mayNest, line.quoted != nil {
        readQuote(&lines, in: parent)
      } else if mayNest, let marker = line.listMarker {
        readList(&lines, marker, in: parent)
      } else if let columns = MarkdownLine.tableColumns(lines) {
        readTable(&lines, columns, in: parent)
      } else {
        readParagraph(&lines, in: parent)
      }
    }
  }

  private mutating func readParagraph(
    _ lines: inout ArraySlice<MarkdownLine>, in parent: PresentationIntent?
  ) {
    var words = [lines.removeFirst().words]
    var kind = PresentationIntent.Kind.paragraph
    while let line = lines.first, !line.isBlank {
      if let level = line.underlineLevel {
        kind = .header(level: level)
        lines.removeFirst()
        break
      }
      if line.interruptsParagraph || MarkdownLine.tableColumns(lines) != nil { break }
      words.append(line.words)
      lines.removeFirst()
    }
    let text = words.joined(separator: "\n")
    append(String(text.droppingLast(while: \.isWhitespace)), as: kind, in: parent)
  }

  // MARK: Code

  private mutating func readIndentedCode(
    _ lines: inout ArraySlice<MarkdownLine>, in parent: PresentationIntent?
  ) {
    var code: [Substring] = []
    while let line = lines.first, line.isBlank || line.indentation >= 4 {
      code.append(line.text.dropFirst(min(4, line.indentation)))
      lines.removeFirst()
    }
    while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
    append(
      verbatim: code.joined(separator: "\n") + "\n",
      as: begin(.codeBlock(languageHint: nil), in: parent))
  }

  private mutating func readCode(
    _ lines: inout ArraySlice<MarkdownLine>, _ fence: MarkdownLine.Fence,
    in parent: PresentationIntent?
  ) {
    let indentation = lines.removeFirst().indentation
    var code = ""
    while let line = lines.popFirst(), !line.closes(fence) {
      code += line.text.dropFirst(min(indentation, line.indentation)) + "\n"
    }
    guard !code.isEmpty else { return }
    append(verbatim: code, as: begin(.codeBlock(languageHint: fence.language), in: parent))
  }

  // MARK: Quotes and lists

  private mutating func readQuote(
    _ lines: inout ArraySlice<MarkdownLine>, in parent: PresentationIntent?
  ) {
    var inner: [MarkdownLine] = []
    while let line = lines.first {
      if let quoted = line.quoted {
        inner.append(quoted)
      } else if line.continuesParagraph(after: inner.last) {
        inner.append(line)
      } else {
        break
      }
      lines.removeFirst()
    }
    read(inner, in: begin(.blockQuote, in: parent))
  }

  private mutating func readList(
    _ lines: inout ArraySlice<MarkdownLine>, _ first: MarkdownLine.ListMarker,
    in parent: PresentationIntent?
  ) {
    let list = begin(first.number == nil ? .unorderedList : .orderedList, in: parent)
    var ordinal = first.number ?? 1
    while let line = lines.first, !line.isThematicBreak, let marker = line.listMarker,
      marker.sign == first.sign
    {
      lines.removeFirst()
      var inner = [line.indented(from: marker.width)]
      while let line = lines.first {
        if line.isBlank || line.indentation >= marker.width {
          inner.append(line.indented(from: marker.width))
        } else if line.continuesParagraph(after: inner.last) {
          inner.append(line)
        } else {
          break
        }
        lines.removeFirst()
      }
      read(inner, in: begin(.listItem(ordinal: ordinal), in: list))
      ordinal &+= 1
    }
  }

  // MARK: Tables

  private mutating func readTable(
    _ lines: inout ArraySlice<MarkdownLine>, _ columns: [PresentationIntent.TableColumn],
    in parent: PresentationIntent?
  ) {
    let table = begin(.table(columns: columns), in: parent)
    var row = 0
    while let line = lines.first, !line.isBlank, row == 0 || !line.interruptsParagraph {
      lines.removeFirst()
      if row == 0 { lines.removeFirst() }
      let intent = begin(row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), in: table)
      for (column, words) in line.cells.prefix(columns.count).enumerated() {
        append(words, as: .tableCell(columnIndex: column), in: intent)
      }
      row += 1
    }
  }
}
