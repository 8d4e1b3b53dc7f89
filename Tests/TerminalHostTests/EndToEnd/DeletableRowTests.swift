import SwiftUI
import Testing

@testable import TerminalHost

private struct Names: View {
  @State private var names = ["One", "Two", "Three"]

  var body: some View {
    NavigationStack {
      Button("Before") {}
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink(name) { Text(verbatim: "There is \(name).") }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      Button("After") {}
    }
  }
}

@Suite("Rows with a link that can be deleted, in a terminal")
@MainActor
struct DeletableRowTests {
  private let down = "\u{1B}[B"
  private let delete = "\u{1B}[3~"
  private let shiftTab = "\u{1B}[Z"

  @Test("A row is one stop: Return opens it, Delete deletes it")
  func stops() {
    let screen = AppScreen(Names(), 60, 18) { $0.showsKeys = true }
    screen.type("\t")
    if screen.focused == "Before" { screen.type("\t") }
    #expect(screen.focused.contains("One"))
    #expect(screen.text.contains("Del Delete"))
    screen.type("\t")
    #expect(screen.focused == "After")
    screen.type(shiftTab)
    #expect(screen.focused.contains("One"))
    screen.type(down)
    #expect(screen.focused.contains("Two"))
    screen.type(delete)
    #expect(!screen.text.contains("Two"))
    #expect(screen.focused.contains("Three"))
    screen.type("\r")
    #expect(screen.text.contains("There is Three."))
  }
}
