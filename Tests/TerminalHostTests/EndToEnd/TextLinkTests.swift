import Foundation
import SwiftUI
import Testing

@testable import TerminalHost

private struct Terms: View {
  @State private var opened = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Read the [terms](https://example.org/terms) and [rules](https://example.org/rules).")
        .frame(width: 120)
      Button("Plain") { opened += "b" }
      Text(verbatim: "opened \(opened).")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened += url.lastPathComponent
        return .handled
      })
  }
}

@MainActor
@Suite("Links of texts in a terminal")
struct TextLinkTests {
  @Test("S7.9 A click on a link's text follows it, and one beside it does not")
  func clicks() {
    let screen = AppScreen(Terms())
    screen.click("Read")
    #expect(screen.text.contains("opened ."))
    screen.click("terms")
    #expect(screen.text.contains("opened terms."))
    screen.click("rules")
    #expect(screen.text.contains("opened termsrules."))
  }

  @Test("S7.9 Tab moves between links, Return follows the focused one")
  func keys() {
    let screen = AppScreen(Terms())
    screen.type("\t")
    #expect(screen.inverted == "terms")
    screen.type("\r")
    #expect(screen.text.contains("opened terms."))
    screen.type("\t")
    #expect(screen.inverted == "rules")
    screen.type("\r")
    #expect(screen.text.contains("opened termsrules."))
    screen.type("\t\r")
    #expect(screen.text.contains("opened termsrulesb."))
    screen.type("\u{1B}[Z")
    #expect(screen.inverted == "rules")
    screen.type("\u{1B}[D")
    #expect(screen.inverted == "terms")
  }
}

extension AppScreen {
  /// The letters that are shown in inverse colours.
  fileprivate var inverted: String {
    let buffer = host.painter.screen
    var letters = ""
    for row in 0..<(buffer.size.rows - 1) {
      for column in 0..<buffer.size.columns {
        let cell = buffer[column, row]
        if cell.style.attributes.contains(.inverse), case .narrow(let letter) = cell.content {
          letters.append(letter)
        }
      }
    }
    return letters
  }
}
