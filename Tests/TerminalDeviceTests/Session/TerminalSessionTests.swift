import CellText
import Foundation
@preconcurrency import Glibc
import TerminalInput
import TerminalTestSupport
import Testing

@testable import TerminalDevice

@Suite("Taking over a terminal", .serialized)
@MainActor
struct TerminalSessionTests {
  private func makeSession(
    on terminal: PseudoTerminal, _ environment: [String: String] = ["TERM": "linux"]
  ) -> TerminalSession? {
    TerminalSession(
      input: terminal.device, output: terminal.device,
      capabilities: TerminalCapabilities(environment: environment), ownsProcess: false)
  }

  @Test("The screen is taken over at the start and restored at the end, once")
  func startAndStop() throws {
    let terminal = try #require(PseudoTerminal())
    let flags = terminal.localFlags
    let session = try #require(makeSession(on: terminal))
    session.start()
    #expect(terminal.localFlags & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(terminal.output().hasPrefix("\u{1B}[?1049h"))
    session.stop()
    session.stop()
    #expect(terminal.localFlags == flags)
    let end = terminal.output()
    #expect(end.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(end.components(separatedBy: "?1049l").count == 2)
  }

  @Test("The end of a session closes a link that a frame was cut off in")
  func linkAtEnd() throws {
    func end(_ term: String) throws -> String {
      let terminal = try #require(PseudoTerminal())
      let session = try #require(makeSession(on: terminal, ["TERM": term]))
      session.start()
      _ = terminal.output()
      session.stop()
      return terminal.output()
    }
    #expect(try end("xterm-kitty").contains("\u{1B}]8;;\u{1B}\\"))
    #expect(try !end("linux").contains("]8;"))
  }

  @Test("The reply about colours is read before the first frame, and keys typed meanwhile are kept")
  func colors() async throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
    terminal.type("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b\u{1B}[?62c")
    let (events, continuation) = AsyncStream.makeStream(of: [InputEvent].self)
    session.onEvents = { continuation.yield($0) }
    #expect(
      session.start() == [.background(ScreenColor(0xFFFFFF)), .deviceAttributes(hasSixels: false)])
    var received = events.makeAsyncIterator()
    #expect(
      await received.next() == [
        .key(TerminalKey(.character("a"))), .key(TerminalKey(.character("b"))),
      ])
    session.stop()
  }

  @Test("A terminal that supports grapheme clusters is switched to them, and back at the end")
  func clusters() throws {
    for (answer, isAsked) in [("2", true), ("1", false), ("3", false), ("0", false), ("4", false)] {
      let terminal = try #require(PseudoTerminal())
      let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
      terminal.type("\u{1B}[?2027;\(answer)$y\u{1B}[?62c")
      session.start()
      let start = terminal.output(upTo: isAsked ? "\u{1B}[?2027h" : "\u{1B}[c")
      #expect(start.contains("\u{1B}[?2027h") == isAsked, "\(answer)")
      session.stop()
      let end = terminal.output(upTo: "\u{1B}[23;2t")
      #expect(end.contains("\u{1B}[?2027l") == isAsked, "\(answer)")
    }
  }

  @Test("The width of joined characters is queried, and again in the terminal's better mode")
  func widths() throws {
    for (answers, joined) in [
      ("\u{1B}[2;3R\u{1B}[2;3R\u{1B}[2;2R", [.emoji, .tones, .letters]),
      ("\u{1B}[2;5R\u{1B}[2;5R\u{1B}[2;3R", []), ("\u{1B}[2;3R\u{1B}[2;5R\u{1B}[2;3R", .emoji),
      ("", nil), ("\u{1B}[1;5R", nil),
    ] as [(String, JoinedGlyphs?)] {
      let terminal = try #require(PseudoTerminal())
      let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
      terminal.type("\(answers)\u{1B}[?62c")
      #expect(TerminalQuery.joined(session.start()) == joined, "\(answers)")
      session.stop()
    }
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
    let apart = "\u{1B}[2;5R\u{1B}[2;5R\u{1B}[2;3R\u{1B}[?62c"
    terminal.type("\u{1B}[?2027;2$y" + apart + apart.replacing("5", with: "3"))
    #expect(TerminalQuery.joined(session.start()) == [.emoji, .tones])
    session.stop()
  }

  @Test("A terminal of one row is not asked about widths: its reply would be a key")
  func oneRow() throws {
    let asksForCursor = "\u{1B}[6n"
    for rows in [1, 2] {
      let asked = String(decoding: TerminalQuery.all(in: CellSize(80, rows)), as: UTF8.self)
      #expect(asked.contains(asksForCursor) == (rows == 2))
    }
  }

  @Test("Modes that were on are turned on again when the screen is taken over again")
  func resumed() throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
    terminal.type("\u{1B}[?2027;2$y\u{1B}[?62c")
    session.start()
    _ = terminal.output(upTo: "\u{1B}[?2027h")
    session.leave()
    let left = terminal.output(upTo: "\u{1B}[23;2t")
    session.enter()
    let entered = terminal.output(upTo: "\u{1B}[?2027h")
    for mode in ["1049", "1002", "1006", "2004", "1004", "2027"] {
      #expect(left.contains("\u{1B}[?\(mode)l"), "\(mode)")
      #expect(entered.contains("\u{1B}[?\(mode)h"), "\(mode)")
    }
    #expect(left.contains("\u{1B}[<u") && entered.contains("\u{1B}[>5u"))
    #expect(left.contains("\u{1B}[23;2t") && entered.contains("\u{1B}[22;2t"))
    session.stop()
  }

  @Test("Continued after an external stop, it has saved the title once")
  func continued() throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
    var isPainted = false
    session.onRepaint = { isPainted = true }
    terminal.type("\u{1B}[?2027;2$y\u{1B}[?62c")
    session.start()
    #expect(terminal.output(upTo: "\u{1B}[?2027h").contains("\u{1B}[22;2t"))
    session.handle([SIGCONT])
    #expect(isPainted)
    let again = terminal.output(upTo: "\u{1B}[?2027h")
    for mode in ["1049", "1002", "1006", "2004", "1004", "2027"] {
      #expect(again.contains("\u{1B}[?\(mode)h"), "\(mode)")
    }
    #expect(!again.contains("\u{1B}[22;2t"))
    session.stop()
  }

  @Test("A lost terminal is reported once, and not by the app's final output")
  func hangUp() async throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal, ["TERM": "xterm-256color"]))
    terminal.type("\u{1B}[?62c")
    session.start()
    let (calls, continuation) = AsyncStream.makeStream(of: Bool.self)
    session.onHangUp = { [unowned session] in
      session.write(Array("the last words".utf8))
      session.stop()
      continuation.yield(session.isActive)
    }
    terminal.hangUp()
    session.write(Array("a frame".utf8))
    var received = calls.makeAsyncIterator()
    #expect(await received.next() == false)
  }

  @Test("Keys arrive while the main queue is busy, if its code handles the input itself")
  func inputOfBusyCode() throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal))
    var received: [InputEvent] = []
    session.onEvents = { received += $0 }
    session.start()
    session.handleInput(waiting: 0)
    #expect(received.isEmpty)
    let expected = ["a", "木", "b"].map { InputEvent.key(TerminalKey(.character(Character($0)))) }
    terminal.type("a木")
    for _ in 0..<100 where received.count < 2 { session.handleInput(waiting: 100) }
    terminal.type("b")
    for _ in 0..<100 where received.count < 3 { session.handleInput(waiting: 100) }
    #expect(received == expected)
    // Escape alone is not the start of a sequence when nothing follows.
    terminal.type("\u{1B}")
    for _ in 0..<100 where received.count < 4 { session.handleInput(waiting: 100) }
    #expect(received.last == .key(TerminalKey(.escape)))
    session.stop()
  }

  @Test("A paste that arrives in pieces while the main queue is busy is one paste")
  func pasteOfBusyCode() throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal))
    var received: [InputEvent] = []
    session.onEvents = { received += $0 }
    session.start()
    terminal.type("a\u{1B}[200~long ")
    for _ in 0..<100 where received.isEmpty { session.handleInput(waiting: 100) }
    for _ in 0..<4 { session.handleInput(waiting: 100) }
    terminal.type("text\n\u{1B}[201~b")
    for _ in 0..<100 where received.count < 3 { session.handleInput(waiting: 100) }
    #expect(
      received == [
        .key(TerminalKey(.character("a"))), .paste("long text\n"),
        .key(TerminalKey(.character("b"))),
      ])
    session.stop()
  }

  @Test("Keys arrive as events; Escape alone does so after its delay")
  func keys() async throws {
    let terminal = try #require(PseudoTerminal())
    let session = try #require(makeSession(on: terminal))
    let (events, continuation) = AsyncStream.makeStream(of: InputEvent.self)
    session.onEvents = { for event in $0 { continuation.yield(event) } }
    session.start()
    var received = events.makeAsyncIterator()
    terminal.type("木\u{1B}[A")
    #expect(await received.next() == .key(TerminalKey(.character("木"))))
    #expect(await received.next() == .key(TerminalKey(.up)))
    terminal.type("\u{1B}")
    #expect(await received.next() == .key(TerminalKey(.escape)))
    session.stop()
  }

  @Test("The size is the window's")
  func size() throws {
    let terminal = try #require(PseudoTerminal(columns: 33, rows: 7))
    let session = try #require(makeSession(on: terminal))
    #expect(session.size == CellSize(33, 7))
    terminal.resize(columns: 0, rows: 0)
    #expect(session.size == CellSize(80, 24))
  }

  @Test("A pipe is not a terminal")
  func pipes() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(
      TerminalSession(
        input: ends[0], output: ends[1], capabilities: TerminalCapabilities(environment: [:]),
        ownsProcess: false) == nil)
    for end in ends { close(end) }
  }

  @Test("Copied text goes to the terminal's clipboard, unless it is too long for it")
  func clipboard() {
    #expect(
      Clipboard.copy("積").map { String(decoding: $0, as: UTF8.self) } == "\u{1B}]52;c;56mN\u{7}")
    #expect(Clipboard.copy(String(repeating: "x", count: 80_000)) == nil)
  }
}
