import CellText

@testable import TerminalHost

/// A minimal terminal: it understands what ``CellDiff`` writes and nothing else, so an unknown
/// sequence fails the test.
///
/// It follows the descriptions of the sequences, not the encoder: it has its own glyph widths, and
/// a half-overwritten wide glyph becomes two blanks.
struct ScreenEmulator {
  let size: CellSize
  let width: (Character) -> Int
  /// Whether the scalars of an emoji are placed separately.
  let splits: Bool
  private(set) var cells: [Cell]
  private(set) var unknown: [String] = []
  private(set) var isCursorVisible = true
  private(set) var column = 0
  private(set) var row = 0
  private var style = CellStyle.plain

  init(size: CellSize, splits: Bool = false, width: @escaping (Character) -> Int) {
    self.size = size
    self.splits = splits
    self.width = width
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  mutating func write(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      if rest.hasPrefix("\u{1B}[") {
        rest = rest.dropFirst(2)
        let parameters = rest.prefix { "0123456789:;?<>=".contains($0) }
        rest = rest.dropFirst(parameters.count)
        run(String(parameters), final: rest.popFirst() ?? "?")
        continue
      }
      rest.removeFirst()
      switch first {
      case "\r": column = 0
      case "\n": row = min(row + 1, size.rows - 1)
      case "\r\n":
        column = 0
        row = min(row + 1, size.rows - 1)
      default:
        let parts = splits ? first.unicodeScalars.map { Character($0) } : [first]
        for part in parts { place(part) }
      }
    }
  }

  var text: String {
    String(
      cells.compactMap { cell in
        switch cell.content {
        case .narrow(let character), .wide(let character): character
        case .continuation, .picture: nil
        }
      })
  }

  private mutating func place(_ character: Character) {
    let columns = width(character)
    // A combining mark joins the previous glyph.
    guard columns > 0 else { return }
    guard column + columns <= size.columns else { return }
    blankGlyph(at: column)
    if columns == 2 { blankGlyph(at: column + 1) }
    cells[index(column)] = Cell(columns == 2 ? .wide(character) : .narrow(character), style: style)
    if columns == 2 { cells[index(column + 1)] = Cell(.continuation, style: style) }
    // Without wrapping, the cursor stays in the last column.
    column = min(column + columns, size.columns - 1)
  }

  private mutating func blankGlyph(at column: Int) {
    switch cells[index(column)].content {
    case .narrow, .picture: break
    case .wide: cells[index(column) + 1].content = .narrow(" ")
    case .continuation: cells[index(column) - 1].content = .narrow(" ")
    }
    cells[index(column)].content = .narrow(" ")
  }

  private func index(_ column: Int) -> Int { row * size.columns + column }

  private mutating func run(_ parameters: String, final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      // An underline pattern, 4:5, is a single code.
      Int($0.replacing(":", with: "0")) ?? 0
    }
    let count = max(1, numbers.first ?? 1)
    switch (parameters, final) {
    case (_, "H"):
      row = min(max(1, numbers.first ?? 1), size.rows) - 1
      column = min(max(1, numbers.count > 1 ? numbers[1] : 1), size.columns) - 1
    case (_, "C"): column = min(column + count, size.columns - 1)
    case (_, "D"): column = max(column - count, 0)
    case ("2", "J"): cells = cells.map { _ in Cell(.narrow(" "), style: erased) }
    case ("", "K"):
      for column in column..<size.columns {
        if column == self.column { blankGlyph(at: column) }
        cells[index(column)] = Cell(.narrow(" "), style: erased)
      }
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case ("?2026", "h"), ("?2026", "l"): break
    case (_, "m"): select(numbers.isEmpty ? [0] : numbers)
    default: unknown.append("\(parameters)\(final)")
    }
  }

  private var erased: CellStyle { CellStyle(background: style.background) }

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4, 404, 405:
        style.attributes.subtract([.dotted, .dashed])
        style.attributes.insert(.underline)
        if code == 404 { style.attributes.insert(.dotted) }
        if code == 405 { style.attributes.insert(.dashed) }
      case 7: style.attributes.insert(.inverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.subtract([.underline, .dotted, .dashed])
      case 27: style.attributes.remove(.inverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = ColorReduction.color(ofIndex: code - 30)
      case 90...97: style.foreground = ColorReduction.color(ofIndex: code - 82)
      case 40...47: style.background = ColorReduction.color(ofIndex: code - 40)
      case 100...107: style.background = ColorReduction.color(ofIndex: code - 92)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38: style.foreground = color(&codes)
      case 48: style.background = color(&codes)
      default: unknown.append("\(code)m")
      }
    }
  }

  private mutating func color(_ codes: inout ArraySlice<Int>) -> CellColor {
    switch codes.popFirst() {
    case 5: return ColorReduction.color(ofIndex: codes.popFirst() ?? 0)
    case 2:
      let channels = (0..<3).map { _ in UInt8(codes.popFirst() ?? 0) }
      return CellColor(red: channels[0], green: channels[1], blue: channels[2])
    default:
      unknown.append("colour")
      return .standard
    }
  }
}
