import SwiftUI
import Testing

@testable import TerminalHost

/// More settings than fit into a small terminal.
private struct Settings: View {
  @State private var texts = (0..<30).map { "field \($0)" }

  var body: some View {
    Button("Before") {}
    Form {
      ForEach(0..<30) { index in
        TextField("Field \(index)", text: $texts[index])
        if index % 10 == 5 {
          ForEach(0..<12) { Text(verbatim: "Words \($0)") }
        }
      }
    }
    Button("After") {}
  }
}

@Suite("A form longer than the terminal")
@MainActor
struct LongFormTests {
  @Test("Tab reaches every field, visible or not, before it leaves the form, in both directions")
  func tab() {
    let screen = AppScreen(Settings(), 40, 10)
    screen.type("\t")
    #expect(screen.focused == "Before")
    for index in 0..<30 {
      screen.type("\t")
      #expect(screen.field == "field \(index)")
    }
    screen.type("\t")
    #expect(screen.focused == "After")
    for index in (0..<30).reversed() {
      screen.type("\u{1B}[Z")
      #expect(screen.field == "field \(index)")
    }
    screen.type("\u{1B}[Z")
    #expect(screen.focused == "Before")
  }
}
