import SwiftUI
import Testing

@testable import TerminalHost

/// More settings than a small terminal shows.
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

@Suite("A form that is longer than the terminal")
@MainActor
struct LongFormTests {
  private func field(_ screen: AppScreen) -> String? {
    guard case .text(let text) = screen.host.focusedNode?.controlValue else { return nil }
    return text
  }

  @Test("Tab comes to every field, seen or not, before it leaves the form; and so it goes back")
  func tab() {
    let screen = AppScreen(Settings(), 40, 10)
    screen.type("\t")
    #expect(screen.focused == "Before")
    for index in 0..<30 {
      screen.type("\t")
      #expect(field(screen) == "field \(index)")
    }
    screen.type("\t")
    #expect(screen.focused == "After")
    for index in (0..<30).reversed() {
      screen.type("\u{1B}[Z")
      #expect(field(screen) == "field \(index)")
    }
    screen.type("\u{1B}[Z")
    #expect(screen.focused == "Before")
  }

  @Test("Tab comes to a button behind forty screens of words, and round to the first one")
  func wordsBetween() {
    struct Words: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            Button("First") {}
            ForEach(0..<400) { Text(verbatim: "Words \($0)") }
            Button("Last") {}
          }
        }
      }
    }
    let screen = AppScreen(Words(), 40, 10)
    screen.type("\t")
    #expect(screen.focused == "First")
    screen.type("\t")
    #expect(screen.focused == "Last")
    screen.type("\t")
    #expect(screen.focused == "First")
    screen.type("\u{1B}[Z")
    #expect(screen.focused == "Last")
  }
}
