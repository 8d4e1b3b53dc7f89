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

private struct Mail: View {
  @State private var box: String? = "Sent"

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"] + (0..<30).map { "Box \($0)" }, id: \.self, selection: $box) {
        Text($0)
      }
    } detail: {
      Text(box ?? "none")
    }
    .environment(\.layoutDirection, .rightToLeft)
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

  @Test(
    "The mark of what is selected in a sidebar stands where its lines begin, the bar at their end")
  func selection() {
    let screen = AppScreen(Mail(), 80, 12)
    let line = screen.host.painter.screen.lines.first { $0.contains("Sent") && $0.contains("▐") }
    #expect(line?.last == "▐")
    #expect(!screen.text.contains("▎"))
    let bars = screen.host.painter.screen.lines.compactMap {
      $0.firstIndex(of: "▌")?.utf16Offset(in: $0)
    }
    #expect(!bars.isEmpty && bars.allSatisfy { (20..<79).contains($0) })
  }

  @Test("The bar can be taken there")
  func scrollBar() throws {
    let screen = AppScreen(Mail(), 80, 12)
    let lines = screen.host.painter.screen.lines
    let row = try #require(lines.firstIndex { $0.contains("▌") })
    let column = try #require(
      lines[row].firstIndex(of: "▌").map {
        lines[row].distance(from: lines[row].startIndex, to: $0)
      })
    screen.mouse(.press(.left), column, row)
    screen.mouse(.drag(.left), column, 30)
    #expect(screen.text.contains("Box 29"))
  }
}
