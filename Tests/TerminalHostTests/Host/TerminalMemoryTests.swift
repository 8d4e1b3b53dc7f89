import Foundation
import SwiftUI
import Testing

@testable import TerminalHost

/// What a terminal keeps of nodes that are gone. Measured in a process of its own, where nothing
/// else allocates memory.
@MainActor
struct TerminalMemoryTests {
  private struct Fields: View {
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
      Button("show") { isShown.toggle() }
      if isShown {
        TextField("Field", text: $text)
        ForEach(0..<10) { Text("row \($0)").padding().background(.red) }
        ScrollView { Text("scrolled") }
      }
    }
  }

  /// Shows the views, types a letter into the field, deletes it, and hides the views again.
  private static func use(_ screen: AppScreen) {
    screen.type("\r")
    screen.type("\t")
    screen.type("x")
    screen.type("\u{7F}")
    screen.type("\u{1B}[Z")
    screen.type("\r")
  }

  @Test("Nodes that came and went leave nothing behind, fields that were edited among them")
  func removedNodes() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let screen = AppScreen(Fields(), 60, 40)
        screen.type("\t")
        screen.type("\r")
        precondition(screen.text.contains("row 3"))
        screen.type("\r")
        precondition(!screen.text.contains("row 3"))
        func bytes() -> Int {
          let pages = try! String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            .split(separator: " ")
          return Int(pages[1])! * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
        let times = 200
        // One-time allocations, and tables that grow to their final size.
        for _ in 0..<times { TerminalMemoryTests.use(screen) }
        precondition(screen.host.painter.interaction.fields.count <= 1)
        let before = bytes()
        for _ in 0..<times { TerminalMemoryTests.use(screen) }
        let grown = (bytes() - before) / times
        precondition(grown < 4_096, "It grows by \(grown) bytes each time.")
      }
    }
  }
}
