import SwiftUI
import Testing

@testable import TerminalHost

private struct Notices: View {
  @State private var isMirrored = true

  var body: some View {
    Form {
      Section {
        Button("Save") { isMirrored.toggle() }
        Text("Short")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

@Suite("From right to left, in a terminal")
@MainActor
struct RightToLeftTests {
  @Test("Headers, footers and lone buttons of forms begin at the right, and follow a change")
  func forms() {
    let screen = AppScreen(Notices(), 40, 8)
    func line(_ word: String) -> String {
      screen.host.painter.screen.lines.first { $0.contains(word) } ?? ""
    }
    for word in ["Header", "Save", "Short", "Footer"] {
      #expect(line(word).reversed().prefix(6).contains { $0 != " " }, "\(word)")
      #expect(line(word).hasPrefix("          "), "\(word)")
    }
    screen.type("\t\r")
    for word in ["Header", "Save", "Short", "Footer"] {
      #expect(!line(word).hasPrefix("          "), "\(word)")
    }
  }
}
