import LanguageServer
import SourceModel

/// The positions of findings as other programs count: lines and UTF-16 units, both starting at one.
///
/// The positions in findings count bytes, as the compiler's messages do.
struct FindingPlaces {
  struct Place {
    var line: Int
    var column: Int
  }

  private let texts: [String: SourceText]

  init(_ project: Project) {
    texts = Dictionary(
      project.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(path: String) -> SourceText? { texts[path] }

  /// The first character, and the position after the last.
  func place(of range: SourceRange, in path: String) -> (start: Place, end: Place) {
    guard let text = texts[path] else {
      return (Place(line: 1, column: 1), Place(line: 1, column: 1))
    }
    return (place(of: range.start, in: text), place(of: range.end, in: text))
  }

  private func place(of offset: Int, in text: SourceText) -> Place {
    let position = text.textPosition(of: offset)
    return Place(line: position.line + 1, column: position.character + 1)
  }
}
