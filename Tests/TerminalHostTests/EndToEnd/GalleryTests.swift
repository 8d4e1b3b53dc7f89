import Foundation
import Testing

@Suite("The gallery in a real terminal", .serialized)
struct GalleryTests {
  @Test("Keys reach the counter, the number changes, and the screen is restored")
  func counter() throws {
    let program = try RunningProgram("gallery", ["counter"])
    try program.waitFor("Count: 0")
    program.type("\t\r")
    try program.waitFor("Count: 1")
    program.type("\r\r")
    try program.waitFor("Count: 3")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("An item typed in Japanese is in the list and in the file")
  func todo() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tasks-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[]".utf8).write(to: file)
    let program = try RunningProgram("gallery", ["todo", file.path])
    try program.waitFor("Nothing to do.")
    program.type("\t牛乳を買う\r")
    try program.waitFor("0/1 done")
    try program.waitFor("牛乳を買う")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("牛乳を買う"))
  }

  @Test("Arrow keys move a slider, and the other scale follows")
  func temperature() throws {
    let program = try RunningProgram("gallery", ["temperature"])
    try program.waitFor("Celsius: 20.0°C")
    program.type("\u{1B}[C")
    try program.waitFor("Celsius: 2", timeout: 20)
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("The form shows errors while the user types")
  func registration() throws {
    let program = try RunningProgram("gallery", ["registration"], rows: 40)
    try program.waitFor("Register")
    program.type("\tada")
    try program.waitFor("This does not look like an e-mail address.")
    program.type("@example.org")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("The menu opens an app and is shown again after it")
  func menu() throws {
    let program = try RunningProgram("gallery", [], columns: 60, rows: 16)
    try program.waitFor("Registration")
    program.type("\t\r")
    try program.waitFor("Count: 0")
    program.type("\u{1B}[<0;3;1M\u{1B}[<0;3;1m")
    try program.waitFor("Registration")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test(
    "The palette finds each app by its name, visible or not, from the menu and from another app")
  func palette() throws {
    let program = try RunningProgram("gallery", [], columns: 60, rows: 16)
    try program.waitFor("Registration")
    program.type("\u{10}")
    try program.waitFor("What to do")
    program.type("orr")
    try program.waitFor("Orrery")
    program.type("\r")
    try program.waitFor("Mercury")
    program.type("\u{10}")
    try program.waitFor("What to do")
    program.type("count\r")
    try program.waitFor("Count: 0")
    program.type("\u{3}")
    try program.waitForEnd()
  }

  @Test("After Back the app that was left has the focus, even if it was out of sight at first")
  func back() throws {
    let program = try RunningProgram("gallery", [], columns: 60, rows: 16)
    try program.waitFor("Registration")
    program.type("\u{1B}[F")
    try program.waitFor("Orrery")
    #if GTK
      // With the desktop, the diary is listed after it.
      program.type("\u{1B}[A")
    #endif
    program.type("\u{1B}[A\u{1B}[A\r")
    try program.waitForGone("Orrery")
    program.type("\u{1B}")
    try program.waitFor("Cards to drag")
    // Return opens it again.
    program.type("\r")
    try program.waitFor("To do")
    program.type("\u{3}")
    try program.waitForEnd()
  }

  @Test("Return alone moves through a login and logs in")
  func login() throws {
    let program = try RunningProgram("gallery", ["login"], columns: 60, rows: 16)
    try program.waitFor("Sign in")
    program.type("花子\r")
    try program.waitFor("花子")
    program.type("sesame\r")
    try program.waitFor("Welcome, 花子!")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  private static let endings: [Int32] = {
    var signals = [SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]
    #if !GTK
      // GTK's libraries make a program ignore it.
      signals.append(SIGPIPE)
    #endif
    return signals
  }()

  @Test("A killed app restores the screen", arguments: endings)
  func terminated(_ signal: Int32) throws {
    let program = try RunningProgram("gallery", ["counter"])
    try program.waitFor("Count: 0")
    program.send(signal)
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("A terminal that stops reading cannot keep an app from quitting")
  func stuck() throws {
    let program = try RunningProgram("gallery", ["counter"], columns: 200, rows: 60)
    try program.waitFor("Count: 0")
    // Each redraws the whole screen, and the output is not read.
    for _ in 0..<200 { program.type("\u{C}") }
    program.terminate()
    try program.waitForEnd(timeout: 10)
  }

  @Test("Options may precede the name")
  func options() throws {
    let program = try RunningProgram("gallery", ["--size", "40x10", "counter"])
    try program.waitFor("Count: 0")
    program.type("\u{3}")
    try program.waitForEnd()
  }

  @Test("What the command line asks in vain ends the program with the status of wrong usage")
  func wrongOptions() throws {
    for arguments in [
      ["--size", "4x", "counter"], ["counter", "--size=0x10"], ["--sice", "40x10"], ["contour"],
      ["counter", "--previews", "nowhere"],
    ] {
      let program = try RunningProgram("gallery", arguments)
      try program.waitForEnd()
      #expect(program.status == 64, "\(arguments)")
      // The list of previews is an answer of its own.
      if !arguments.contains("--previews") {
        #expect(program.transcript.contains("gallery: "), "\(arguments)")
      }
    }
  }

  @Test("If no display is named, a missing one is not mentioned")
  func noDisplay() throws {
    let program = try RunningProgram("gallery", ["counter"])
    try program.waitFor("Count: 0")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(!program.transcript.contains("display"))
  }
}
