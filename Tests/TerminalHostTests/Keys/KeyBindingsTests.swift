import Foundation
import SwiftUI
import TerminalInput
import Testing

@testable import TerminalHost

private struct Desk: View {
  @State private var name = ""
  @State private var log = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Pressed: \(log)")
      Button("One") { log += "1" }
      Button("Two") { log += "2" }
      TextField("Name", text: $name)
      Button("Send") { log += "s" }.keyboardShortcut("t")
    }
  }
}

@Suite("The user's key bindings")
@MainActor
struct KeyBindingsTests {
  private func screen(_ bindings: String) -> AppScreen {
    AppScreen(Desk(), 80, 16) {
      $0.showsKeys = true
      $0.keyBindings = KeyBindings(bindings)
    }
  }

  private func lastLine(_ bindings: String) -> String {
    screen(bindings).host.painter.screen.lines.last ?? ""
  }

  @Test("A line maps one key to another; a key is looked up once")
  func lines() {
    let bindings = KeyBindings(
      """
      # mine
      alt-j = Down

      F2 = none
        h = Left
      Up = Down
      Down = Up
      = = Page Up
      Shift-G = Shift-Tab
      """)
    #expect(bindings.problems.isEmpty)
    #expect(bindings.meaning(of: TerminalKey(.character("j"), .alt)) == TerminalKey(.down))
    #expect(bindings.meaning(of: TerminalKey(.function(2))) == nil)
    #expect(bindings.meaning(of: TerminalKey(.character("h"))) == TerminalKey(.left))
    #expect(bindings.meaning(of: TerminalKey(.up)) == TerminalKey(.down))
    #expect(bindings.meaning(of: TerminalKey(.down)) == TerminalKey(.up))
    #expect(bindings.meaning(of: TerminalKey(.character("="))) == TerminalKey(.pageUp))
    #expect(bindings.meaning(of: TerminalKey(.character("G"))) == TerminalKey(.tab, .shift))
    #expect(bindings.meaning(of: TerminalKey(.left)) == TerminalKey(.left))
  }

  @Test("An invalid line is reported, and the rest applies")
  func problems() {
    let bindings = KeyBindings(
      "Alt-J Down\nHyper = Up\nAlt-K = Sideways\nControl-C = none\nF3 = Up\nF3 = Down\nF30 = Up")
    #expect(
      bindings.problems == [
        "Line 1: \"Alt-J Down\" has to be a key, \" = \" and the key that it stands for.",
        "Line 2: \"Hyper\" is no key.",
        "Line 3: \"Sideways\" is no key.",
        "Line 4: Control-C cannot be bound.",
        "Line 6: F3 is bound already.",
        "Line 7: \"F30\" is no key.",
      ])
    #expect(bindings.meaning(of: TerminalKey(.function(3))) == TerminalKey(.up))
    #expect(
      bindings.meaning(of: TerminalKey(.character("k"), .alt)) == TerminalKey(.character("k"), .alt)
    )
  }

  @Test("They are the user's, for all apps")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("keys-\(UUID().uuidString)", isDirectory: true)
    let environment = ["XDG_CONFIG_HOME": folder.path]
    #expect(KeyBindings(environment: environment) == KeyBindings())
    let file = folder.appendingPathComponent("kumiki/keys")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Alt-J = Down\nnonsense\r\nF6 = F1\r\n".utf8).write(to: file)
    let bindings = KeyBindings(environment: environment)
    #expect(bindings.meaning(of: TerminalKey(.character("j"), .alt)) == TerminalKey(.down))
    #expect(bindings.meaning(of: TerminalKey(.function(6))) == TerminalKey(.function(1)))
    #expect(bindings.problems.count == 1)
    #expect(bindings.problems.first?.hasPrefix("\(file.path): Line 2: \"nonsense\" has") == true)
  }

  @Test("A key does what the other does, letters only outside text inputs")
  func pressing() {
    let screen = screen("n = Tab\nAlt-X = Return\nReturn = none\nAlt-S = Control-T")
    screen.type("n")
    screen.type("\u{1B}x")
    #expect(screen.text.contains("Pressed: 1"))
    screen.type("\r")
    screen.type("n\u{1B}x")
    #expect(screen.text.contains("Pressed: 12"))
    screen.type("nnine")
    #expect(screen.text.contains("nine"))
    screen.type("\u{1B}s")
    #expect(screen.text.contains("Pressed: 12s"))
  }

  @Test("The line of keys shows the keys to press, and not those without effect")
  func line() {
    let line = lastLine("Alt-P = F2\nF1 = none\nF7 = Tab\nAlt-S = Control-T")
    #expect(line.contains("Alt-P Commands"))
    #expect(line.contains("Alt-S Send"))
    #expect(line.contains("F7 Next"))
    #expect(!line.contains("Keys"))
    #expect(line.contains("^C Quit"))
    #expect(lastLine("").contains("F2 Commands"))
  }

  @Test("An app reads them at the start, and reports what is wrong")
  func program() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)", isDirectory: true)
    let folder = home.appendingPathComponent("config/kumiki", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try Data("F6 = F2\nF7 = Nowhere\n".utf8).write(to: folder.appendingPathComponent("keys"))
    let program = try RunningProgram("gallery", ["counter"], home: home)
    try program.waitFor("F6 Commands")
    program.type("\u{1B}[17~")
    try program.waitFor("What to do")
    program.type("\u{1B}")
    try program.waitForGone("What to do")
    program.type("\u{03}")
    try program.waitForEnd()
    #expect(program.transcript.contains("Line 2: \"Nowhere\" is no key."))
  }
}
