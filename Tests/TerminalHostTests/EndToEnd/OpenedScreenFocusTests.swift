import SwiftUI
import Testing

@testable import TerminalHost

@Suite("Where the focus is on a screen that was opened")
@MainActor
struct OpenedScreenFocusTests {
  @Test("A screen that is opened begins with its first button, whichever row opened it")
  func afterPushOfButtons() {
    let view = NavigationStack {
      List(["Ada", "Bea", "Cleo", "Dora", "Eva", "Fay"], id: \.self) { name in
        NavigationLink(name) {
          VStack { ForEach(0..<8, id: \.self) { number in Button("\(name) \(number)") {} } }
            .frame(maxHeight: .infinity, alignment: .top)
        }
      }
    }
    let screen = AppScreen(view, 60, 16)
    screen.type(String(repeating: "\u{1B}[B", count: 5))
    #expect(screen.focused.hasPrefix("Eva"))
    screen.type("\r")
    #expect(screen.text.contains("Eva 7"))
    #expect(screen.focused == "Eva 0")
  }
}
