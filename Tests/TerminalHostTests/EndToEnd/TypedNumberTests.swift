import CellText
import SwiftUI
import Testing

@testable import TerminalHost

private struct Prices: View {
  @State private var price = 0.0
  @State private var count: Int? = 7
  @State private var name = "Ada"

  var body: some View {
    TextField("Price", value: $price, format: .currency(code: "EUR"))
    TextField("Count", value: $count, format: .number)
    TextField("Name", text: $name)
    Text(verbatim: "price \(price), count \(count ?? -1), name \(name).")
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}

@Suite("Numbers typed in a terminal")
@MainActor
struct TypedNumberTests {
  private func screen(_ locale: String) -> AppScreen {
    AppScreen(Prices().environment(\.locale, Locale(identifier: locale)))
  }

  @Test("Typing into a field that Tab reached replaces its content")
  func tab() {
    let screen = screen("en_US")
    screen.type("\t3.20\t")
    #expect(screen.text.contains("price 3.2,"))
    screen.type("12\t")
    #expect(screen.text.contains("count 12,"))
    screen.type("Grace")
    #expect(screen.text.contains("name Grace."))
  }

  @Test(
    "The decimal separator of another language is accepted if unambiguous",
    arguments: [
      ("en_US", "12,50", "12.5"), ("en_US", "1,250", "1250.0"), ("en_US", "0,5", "0.5"),
      ("de_DE", "12,50", "12.5"), ("de_DE", "3.20", "3.2"), ("de_DE", "1.250", "1250.0"),
    ])
  func signs(_ locale: String, _ typed: String, _ value: String) {
    let screen = screen(locale)
    screen.type("\t\(typed)\t")
    #expect(screen.text.contains("price \(value),"))
  }

  @Test("Invalid input is marked while it is typed, and replaced by the value on leaving")
  func wrong() {
    let screen = screen("en_US")
    func mark() -> CellColor? {
      screen.host.focusedNode?.textControl.map { leaf in
        let rect = screen.host.painter.metrics.visibleCells(leaf.absoluteFrame)
        let corner = rect.origin
        return screen.host.painter.screen[corner.column, corner.row].style.foreground
      }
    }
    screen.type("\t3")
    let usual = mark()
    screen.type("\u{7F}x")
    #expect(mark() == screen.host.painter.theme.destructive && mark() != usual)
    screen.type("\u{7F}")
    #expect(mark() == usual)
    screen.type("x\t")
    #expect(screen.text.contains("€3.00") && screen.text.contains("price 3.0,"))
  }
}
