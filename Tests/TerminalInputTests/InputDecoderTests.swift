import CellText
import SeededRandom
import Testing

@testable import TerminalInput

@Suite("Decoding a terminal's output")
struct InputDecoderTests {
  private func events(_ text: String, thenFlush: Bool = false) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(Array(text.utf8)) + (thenFlush ? decoder.flush() : [])
  }

  private func key(_ key: TerminalKey.Key, _ modifiers: KeyModifiers = []) -> [InputEvent] {
    [.key(TerminalKey(key, modifiers))]
  }

  @Test("A terminal reports that it supports pictures, and the size of its cells")
  func pictures() {
    var decoder = InputDecoder()
    let answers = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62;4;22c"
    #expect(
      decoder.feed(Array(answers.utf8)) == [
        .reply(.kittyPictures), .reply(.cellSize(PixelSize(9, 18))),
        .reply(.deviceAttributes(hasSixels: true)),
      ])
    #expect(decoder.feed(Array("\u{1B}_Gi=31;ENOENT\u{1B}\\\u{1B}[4;9;9t".utf8)).isEmpty)
  }

  @Test(
    "Alt with a character that otherwise begins a sequence is a key",
    arguments: ["[", "O", "]", "P", "X", "^", "_"])
  func introducers(_ character: String) {
    #expect(
      events("\u{1B}" + character, thenFlush: true) == key(.character(Character(character)), .alt))
  }

  @Test("Letters of any script arrive scalar by scalar")
  func letters() {
    #expect(events("aÄ木🧱") == ["a", "Ä", "木", "🧱"].flatMap { key(.character($0)) })
  }

  @Test(
    "Keys without a character, in the spellings of xterm, rxvt and the Linux console",
    arguments: [
      ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []), ("\u{1B}[1;5C", .right, .control),
      ("\u{1B}[d", .left, .shift), ("\u{1B}[H", .home, []), ("\u{1B}OF", .end, []),
      ("\u{1B}[1~", .home, []), ("\u{1B}[8~", .end, []), ("\u{1B}[3~", .delete, []),
      ("\u{1B}[3;2~", .delete, .shift), ("\u{1B}[5~", .pageUp, []),
      ("\u{1B}[6;3~", .pageDown, .alt),
      ("\u{1B}[2~", .insert, []), ("\u{1B}OP", .function(1), []),
      ("\u{1B}[1;2S", .function(4), .shift), ("\u{1B}[[E", .function(5), []),
      ("\u{1B}[15~", .function(5), []), ("\u{1B}[24~", .function(12), []),
      ("\u{1B}[Z", .tab, .shift), ("\t", .tab, []), ("\r", .enter, []), ("\u{7F}", .backspace, []),
      ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}[7^", .home, .control),
      ("\u{1B}\u{1B}[A", .up, .alt), ("\u{1B}OM", .enter, []), ("\u{1B}Op", .character("0"), []),
    ] as [(String, TerminalKey.Key, KeyModifiers)])
  func keys(input: String, expected: TerminalKey.Key, modifiers: KeyModifiers) {
    #expect(events(input) == key(expected, modifiers))
  }

  @Test(
    "Control and Alt",
    arguments: [
      ("\u{3}", .character("c"), .control), ("\u{0}", .character(" "), .control),
      ("\u{1F}", .character("_"), .control), ("\u{1B}x", .character("x"), .alt),
      ("\u{1B}木", .character("木"), []), ("\u{1B}\u{3}", .character("c"), [.control, .alt]),
    ] as [(String, TerminalKey.Key, KeyModifiers)])
  func modifiers(input: String, expected: TerminalKey.Key, modifiers: KeyModifiers) {
    #expect(events(input) == key(expected, modifiers))
  }

  @Test(
    "The kitty protocol and xterm's modifyOtherKeys",
    arguments: [
      ("\u{1B}[27u", .escape, []), ("\u{1B}[99;5u", .character("c"), .control),
      ("\u{1B}[97;2u", .character("A"), []), ("\u{1B}[97:65;2u", .character("A"), []),
      ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[9;5u", .tab, .control),
      ("\u{1B}[97;69u", .character("a"), .control), ("\u{1B}[57399u", .character("0"), []),
      ("\u{1B}[57414u", .enter, []), ("\u{1B}[112;9u", .character("p"), .command),
      ("\u{1B}[27;5;13~", .enter, .control),
      ("\u{1B}[27;6;65~", .character("a"), [.control, .shift]),
      ("\u{1B}[1;1:1A", .up, []), ("\u{1B}[97:65;6u", .character("a"), [.control, .shift]),
      // A Cyrillic keyboard: the physical key counts with Control and Alt, and its letter without.
      ("\u{1B}[1089::99;5u", .character("c"), .control),
      ("\u{1B}[1103:1071:122;4u", .character("Z"), .alt),
      ("\u{1B}[1103:1071:122;2u", .character("Я"), []),
    ] as [(String, TerminalKey.Key, KeyModifiers)])
  func kitty(input: String, expected: TerminalKey.Key, modifiers: KeyModifiers) {
    #expect(events(input) == key(expected, modifiers))
  }

  @Test("Releases, locks and unknown keys of the kitty protocol are silent")
  func kittySilent() {
    #expect(events("\u{1B}[97;1:3u\u{1B}[57358u\u{1B}[57441;2u\u{1B}[1114112u").isEmpty)
  }

  @Test("Escape alone is recognised by time, and is not lost before another key")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.wait == nil)
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.wait == .sequence)
    #expect(decoder.flush() == key(.escape))
    #expect(decoder.wait == nil)
    #expect(
      events("\u{1B}\u{1B}\u{1B}a") == key(.escape) + key(.escape) + key(.character("a"), .alt))
    #expect(events("\u{1B}\u{1B}", thenFlush: true) == key(.escape) + key(.escape))
    #expect(events("\u{1B}[", thenFlush: true) == key(.character("["), .alt))
    #expect(events("\u{1B}O", thenFlush: true) == key(.character("O"), .alt))
  }

  @Test("Alt with a key that begins a reply is a key as soon as it cannot be a reply")
  func altIntroducers() {
    let (right, low) = (key(.character("]"), .alt), key(.character("_"), .alt))
    #expect(events("\u{1B}]\u{1B}]", thenFlush: true) == right + right)
    #expect(events("\u{1B}_ab") == low + key(.character("a")) + key(.character("b")))
    #expect(events("\u{1B}_\r") == low + key(.enter))
    #expect(events("\u{1B}P\u{1B}[A") == key(.character("P"), .alt) + key(.up))
    #expect(events("\u{1B}X\u{1B}^") == key(.character("X"), .alt) + key(.character("^"), .alt))
    #expect(events("\u{1B}\u{1B}_", thenFlush: true) == key(.escape) + low)
    #expect(events("\u{1B}_Gi=31;OK\u{1B}\\") == [.reply(.kittyPictures)])
    #expect(
      events("\u{1B}P>|foot(1.20.2)\u{1B}\\") == [.reply(.program(TerminalProgram("foot(1.20.2)")))]
    )
  }

  @Test("The mouse: buttons, drags, moves, wheels and modifiers")
  func mouse() {
    let cases: [(String, MouseReport)] = [
      ("\u{1B}[<0;1;1M", MouseReport(.press(.left), at: CellPoint(0, 0))),
      ("\u{1B}[<0;10;5m", MouseReport(.release(.left), at: CellPoint(9, 4))),
      ("\u{1B}[<2;300;200M", MouseReport(.press(.right), at: CellPoint(299, 199))),
      ("\u{1B}[<32;2;3M", MouseReport(.drag(.left), at: CellPoint(1, 2))),
      ("\u{1B}[<35;2;3M", MouseReport(.move, at: CellPoint(1, 2))),
      ("\u{1B}[<64;2;3M", MouseReport(.wheelUp, at: CellPoint(1, 2))),
      ("\u{1B}[<69;2;3M", MouseReport(.wheelDown, at: CellPoint(1, 2), .shift)),
      ("\u{1B}[<24;2;3M", MouseReport(.press(.left), at: CellPoint(1, 2), [.alt, .control])),
      ("\u{1B}[M !\"", MouseReport(.press(.left), at: CellPoint(0, 1))),
      ("\u{1B}[M#!!", MouseReport(.release(.left), at: CellPoint(0, 0))),
    ]
    for (input, expected) in cases { #expect(events(input) == [.mouse(expected)]) }
    #expect(events("\u{1B}[<0;1M\u{1B}[<;;M\u{1B}[<0;99999999;1M").isEmpty)
  }

  @Test("A paste is one event, whatever it contains, with plain line endings")
  func paste() {
    #expect(
      events("\u{1B}[200~a\u{1B}[A\u{3}\r\n木\rz\u{1B}[201~b")
        == [.paste("a\u{1B}[A\u{3}\n木\nz")] + key(.character("b")))
    #expect(events("\u{1B}[200~\u{1B}[201~").isEmpty)
  }

  @Test("A paste without its end is ended by time")
  func lostPaste() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc".utf8)).isEmpty)
    #expect(decoder.wait == .paste)
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.feed([0x61]) == key(.character("a")))
  }

  @Test("A huge paste arrives in pieces that never cut a character")
  func hugePaste() {
    var decoder = InputDecoder()
    let text = String(repeating: "積み木🧱", count: 200_000)
    let events = decoder.feed(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    let pieces = events.map { event -> String in
      if case .paste(let piece) = event { return piece }
      return "?"
    }
    #expect(pieces.count > 1)
    #expect(pieces.joined() == text)
  }

  @Test("Focus reports and replies to queries")
  func replies() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(
      events("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\\u{1B}[?62;4c")
        == [
          .reply(.background(ScreenColor(0x1E20FF))), .reply(.deviceAttributes(hasSixels: true)),
        ])
    #expect(events("\u{1B}]10;rgb:f/8/0\u{7}") == [.reply(.foreground(ScreenColor(0xFF8800)))])
    #expect(events("\u{1B}]11;#102030\u{7}") == [.reply(.background(ScreenColor(0x102030)))])
    #expect(events("\u{1B}]11;nonsense\u{7}\u{1B}]52;c;AAAA\u{7}\u{1B}P1$r0m\u{1B}\\").isEmpty)
  }

  @Test("Truncated and unknown sequences are skipped, and the next key is understood")
  func resynchronises() {
    let garbage = [
      "\u{1B}[1;2", "\u{1B}[<1;", "\u{1B}]11;rgb:", "\u{1B}P", "\u{1B}[?1049$",
      "\u{1B}[99999999999999",
    ]
    for broken in garbage {
      #expect(events("\(broken)\u{1B}[A").suffix(1) == key(.up)[...], "\(broken.debugDescription)")
    }
    #expect(events("\u{1B}[?25h\u{1B}[38;5;1m\u{1B}(Ba").suffix(1) == key(.character("a"))[...])
    var decoder = InputDecoder()
    #expect(
      decoder.feed([0xC3, 0x28, 0xFF, 0xE2, 0x82, 0x61, 0xED, 0xA0, 0x80, 0xC0, 0x80]).count == 2)
  }

  @Test("A sequence that never ends is not kept")
  func endless() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100_000))
    #expect(decoder.pendingByteCount < 1000)
    #expect(decoder.feed(Array("A".utf8)).isEmpty)
    _ = decoder.feed(Array("\u{1B}]".utf8) + Array(repeating: 0x31, count: 100_000))
    #expect(decoder.pendingByteCount < 10_000)
    #expect(decoder.feed([0x07, 0x61]) == key(.character("a")))
  }

  private static let snippets: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}[A", "\u{1B}[1;5", "C", "\u{1B}O", "\u{1B}[<0;1;1M", "\u{1B}]11;",
      "rgb:1/2/3", "\u{7}", "\u{1B}\\", "\u{1B}[200~", "\u{1B}[201~", "木", "a", "~", "\u{1B}[M",
      "[",
      ";", "u", "\r", "\n",
    ].map { Array($0.utf8) }

  private static func noise(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1..<60, using: &random)).flatMap { _ -> [UInt8] in
      Int.random(in: 0..<3, using: &random) == 0
        ? [UInt8.random(in: 0...255, using: &random)] : snippets.randomElement(using: &random)!
    }
  }

  @Test("Any split of the bytes gives the same events, and noise does no harm", arguments: 0..<400)
  func splits(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bytes = Self.noise(&random)
    var whole = InputDecoder()
    let expected = whole.feed(bytes) + whole.flush()
    var pieces = InputDecoder()
    var found: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(5, rest.count), using: &random)
      found += pieces.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    found += pieces.flush()
    #expect(found == expected, "seed \(seed): \(bytes)")
    #expect(pieces.pendingByteCount == 0)
    #expect(pieces.wait == nil)
  }
}
