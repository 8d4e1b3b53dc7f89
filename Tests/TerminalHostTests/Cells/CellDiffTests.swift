import CellText
import SeededRandom
import TerminalDevice
import Testing

@testable import TerminalHost

@Suite("The difference of two screens")
struct CellDiffTests {
  /// The glyphs of the random screens, including wide ones and ones of doubtful width.
  static let glyphs: [(Character, Int)] = [
    ("a", 1), ("B", 1), (" ", 1), (" ", 1), ("é", 1), ("─", 1), ("積", 2), ("み", 2), ("木", 2),
    ("🧱", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("☕", 2), ("e\u{301}", 1), ("\u{E0B0}", 1),
  ]
  static let colors: [CellColor] = [.standard, CellColor(0xFF8800), CellColor(0x0044FF)]
  static let attributes: [CellAttributes] = [
    [], [], .bold, .dim, [.bold, .dim], .italic, .underline, .strikethrough, .inverse,
    [.bold, .underline], [.underline, .dotted], [.underline, .dashed],
  ]

  static func width(_ character: Character) -> Int {
    glyphs.first { $0.0 == character }?.1 ?? 1
  }

  static func drawSomething(
    on screen: inout CellBuffer, using random: inout SeededGenerator
  ) {
    let columns = screen.size.columns
    let rows = screen.size.rows
    let rect = CellRect(
      Int.random(in: -2..<columns, using: &random), Int.random(in: -2..<rows, using: &random),
      Int.random(in: 0...columns, using: &random), Int.random(in: 0...rows, using: &random))
    let pen = Pen(
      Ink(colors.randomElement(using: &random)!),
      background: Bool.random(using: &random) ? Ink(colors.randomElement(using: &random)!) : nil,
      attributes: attributes.randomElement(using: &random)!)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: screen.fill(rect, with: Ink(colors.randomElement(using: &random)!))
    case 1:
      screen.fill(
        rect, with: Ink(colors.randomElement(using: &random)!, opacity: 0.5))
    case 2: screen.erase(rect)
    case 3:
      screen.fill(rect, with: "─", pen: pen)
    default:
      let text = (0..<8).map { _ in glyphs.randomElement(using: &random)!.0 }
      screen.clipped(to: rect.inset(columns: -3, rows: -1)) {
        _ = $0.write(text, at: rect.origin, pen: pen, width: width)
      }
    }
  }

  /// What a user can distinguish: a blank's text colour is invisible.
  static func visible(_ cells: some Sequence<Cell>) -> [Cell] {
    cells.map { cell in
      cell.isBlank ? Cell(.narrow(" "), style: CellStyle(background: cell.style.background)) : cell
    }
  }

  @Test(
    "Random screens, each written as a difference, arrive as they were drawn", arguments: 0..<60)
  func randomFrames(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(
      Int.random(in: 1...24, using: &random), Int.random(in: 1...8, using: &random))
    var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: .trueColor))
    var emulator = ScreenEmulator(size: size, width: Self.width)
    var screen = CellBuffer(size: size)
    var shown: CellBuffer?
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        Self.drawSomething(on: &screen, using: &random)
      }
      #expect(screen.brokenInvariants == [])
      let cursor: CellDiff.Cursor? =
        Bool.random(using: &random)
        ? CellDiff.Cursor(
          point: CellPoint(
            Int.random(in: 0..<size.columns, using: &random),
            Int.random(in: 0..<size.rows, using: &random))) : nil
      emulator.write(diff.encode(screen, over: shown, cursor: cursor))
      shown = screen
      #expect(emulator.unknown == [], "seed \(seed)")
      let wrong = zip(Self.visible(emulator.cells), Self.visible(screen.cells)).enumerated()
        .filter { $1.0 != $1.1 }.map { "\($0): \($1.0) instead of \($1.1)" }
      #expect(wrong == [], "seed \(seed)")
      if !wrong.isEmpty { return }
      #expect(emulator.isCursorVisible == (cursor != nil))
      if let cursor {
        #expect(CellPoint(emulator.column, emulator.row) == cursor.point)
      }
    }
  }

  private func bytes(
    of change: (inout CellBuffer) -> Void, on start: (inout CellBuffer) -> Void = { _ in }
  ) -> String {
    var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: .trueColor))
    var screen = CellBuffer(size: CellSize(40, 5))
    start(&screen)
    _ = diff.encode(screen, over: nil)
    let old = screen
    change(&screen)
    return String(decoding: diff.encode(screen, over: old), as: UTF8.self)
      .replacing("\u{1B}", with: "␛")
  }

  @Test("Equal screens cost no bytes")
  func nothingChanged() {
    #expect(bytes { _ in } == "")
  }

  @Test("One changed cell costs one move, one style and one glyph")
  func oneCell() {
    let written = bytes { $0.put("x", width: 1, at: CellPoint(4, 2), pen: Pen(attributes: .bold)) }
    #expect(written == "␛[3;5H␛[1mx")
  }

  @Test("A few unchanged cells between two changes are written again instead of skipped")
  func bridges() {
    let written = bytes {
      $0.put("B", width: 1, at: CellPoint(0, 0), pen: .plain)
      $0.put("D", width: 1, at: CellPoint(3, 0), pen: .plain)
      $0.put("F", width: 1, at: CellPoint(30, 0), pen: .plain)
    } on: {
      $0.write("abcdef", at: CellPoint(0, 0), pen: .plain) { _ in 1 }
    }
    #expect(written == "\rBbcD␛[26CF")
  }

  @Test("The cleared end of a row is erased with one sequence")
  func erasesTail() {
    let written = bytes {
      $0.erase(CellRect(5, 1, 35, 1))
    } on: {
      $0.fill(CellRect(0, 1, 40, 1), with: "x", pen: .plain)
    }
    #expect(written == "␛[2;6H␛[K")
  }

  @Test("After a glyph whose width differs between terminals, the next cell is addressed")
  func doubtfulWidths() {
    let written = bytes {
      $0.write("👩‍👩‍👧!", at: CellPoint(0, 0), pen: .plain) { $0 == "!" ? 1 : 2 }
    }
    #expect(written == "␛[H  ␛[H👩‍👩‍👧␛[1;3H!   ")
  }

  @Test("A vowel sign that a terminal joins to its letter leaves nothing of the former neighbour")
  func vowelSigns() {
    var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: .trueColor))
    var terminal = ScreenEmulator(size: CellSize(4, 1)) { $0 == "\u{93F}" ? 0 : 1 }
    var screen = CellBuffer(size: CellSize(4, 1))
    screen.write("xyz", at: CellPoint(0, 0), pen: .plain)
    terminal.write(diff.encode(screen, over: nil))
    let old = screen
    screen.write("कि", at: CellPoint(0, 0), pen: .plain)
    terminal.write(diff.encode(screen, over: old))
    #expect(
      terminal.cells.map(\.content) == [.narrow("क"), .narrow(" "), .narrow("z"), .narrow(" ")])
  }

  @Test("A terminal that draws an emoji in parts leaves nothing beside its place")
  func emojiInParts() {
    var diff = CellDiff(capabilities: TerminalCapabilities(colorDepth: .trueColor))
    var terminal = ScreenEmulator(size: CellSize(12, 1), splits: true) {
      CellWidth.columns(of: $0)
    }
    var screen = CellBuffer(size: CellSize(12, 1))
    screen.write("👨‍👩‍👧‍👦", at: CellPoint(0, 0), pen: .plain)
    screen.write("木👍🏽x", at: CellPoint(4, 0), pen: .plain)
    terminal.write(diff.encode(screen, over: nil))
    #expect(terminal.text == "👨  木👍x   ")
    let old = screen
    screen.write("ab", at: CellPoint(0, 0), pen: .plain)
    terminal.write(diff.encode(screen, over: old))
    #expect(terminal.text == "ab  木👍x   ")
  }

  @Test("A terminal without italic letters shows plain ones, not what its sequence means there")
  func italics() {
    var screen = CellBuffer(size: CellSize(12, 1))
    screen.write("hint", at: CellPoint(0, 0), pen: Pen(attributes: [.italic, .dim])) { _ in 1 }
    screen.write("word", at: CellPoint(6, 0), pen: Pen(attributes: .italic)) { _ in 1 }
    func frame(_ hasItalics: Bool) -> String {
      var capabilities = TerminalCapabilities(colorDepth: .palette)
      capabilities.hasItalics = hasItalics
      var diff = CellDiff(capabilities: capabilities)
      return String(decoding: diff.encode(screen, over: nil), as: UTF8.self)
        .replacing("\u{1B}", with: "␛")
    }
    #expect(frame(true).contains("␛[0;2;3mhint") || frame(true).contains("␛[2;3mhint"))
    #expect(frame(false).contains("2mhint") && !frame(false).contains("3m"))
    #expect(frame(false).contains("␛[mword") || frame(false).contains("␛[22mword"))
  }

  @Test("Large frames are synchronised on terminals that support it, small ones are not")
  func synchronizedOutput() {
    var screen = CellBuffer(size: CellSize(80, 24))
    for row in 0..<24 {
      screen.write(String(repeating: "word ", count: 12), at: CellPoint(0, row), pen: .plain) { _ in
        1
      }
    }
    func frame(_ term: String) -> String {
      var diff = CellDiff(capabilities: TerminalCapabilities(environment: ["TERM": term]))
      return String(decoding: diff.encode(screen, over: nil), as: UTF8.self)
    }
    #expect(frame("xterm-256color").hasPrefix("\u{1B}[?2026h"))
    #expect(frame("xterm-256color").hasSuffix("\u{1B}[?2026l"))
    #expect(!frame("linux").contains("2026"))
  }
}
