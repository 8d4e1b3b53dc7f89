import SwiftUI
import Testing

@testable import TerminalHost

private struct WideForm: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Begin")
          Spacer()
          Button("End") {}
        }
        .frame(minWidth: 400)
        ForEach(0..<8) { Text(verbatim: "Line \($0)") }
        Button("Last") {}
      }
    }
  }
}

@Suite("A window that needs more than the terminal has")
@MainActor
struct SmallTerminalTests {
  private func lines(_ screen: AppScreen) -> [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("It begins at its corner and nothing is cut on both sides; the focus brings the rest")
  func scrolling() {
    let screen = AppScreen(app: WideForm.self, 40, 6)
    #expect(lines(screen)[0].hasPrefix("Begin"))
    #expect(lines(screen)[1].hasPrefix("Line 0"))
    #expect(!screen.text.contains("Last") && !screen.text.contains("End"))
    screen.type("\t")
    #expect(screen.focused == "End" && lines(screen)[0].contains("End"))
    screen.type("\t")
    #expect(screen.focused == "Last" && screen.text.contains("Last"))
    screen.type("\u{1B}[H")
    #expect(screen.text.contains("Line 0"))
  }

  @Test("What fits stands in the middle, as before")
  func fitting() {
    let screen = AppScreen(app: WideForm.self, 60, 15)
    #expect(lines(screen)[2].isEmpty || lines(screen)[2].allSatisfy(\.isWhitespace))
    #expect(lines(screen)[3].hasPrefix("Begin"))
  }
}
