import Foundation
import Testing

@Suite("Sheets and menus in a real terminal", .serialized)
struct PresentationTests {
  @Test("Control-N opens a sheet, Return saves the typed text, and menus open by keys")
  func notebook() throws {
    let program = try RunningProgram("gallery", ["notebook"])
    try program.waitFor("3 notes")
    program.type("\u{0E}")
    try program.waitFor("Save")
    program.type("日記\r")
    try program.waitFor("4 notes")
    try program.waitFor("日記")
    // F9, then Right into the first menu.
    program.type("\u{1B}[20~")
    try program.waitFor("Sorting")
    program.type("\u{1B}[C")
    try program.waitFor("Quit")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }

  @Test("Everything in a sheet can be reached in a window of 40 columns and 12 rows")
  func small() throws {
    let program = try RunningProgram("gallery", ["notebook"], columns: 40, rows: 12)
    try program.waitFor("3 notes")
    program.type("\u{0E}")
    try program.waitFor("Save")
    program.type("Note\t\t\t\r")
    try program.waitFor("4 notes")
    program.type("\u{3}")
    try program.waitForEnd()
    #expect(program.gaveScreenBack)
  }
}
