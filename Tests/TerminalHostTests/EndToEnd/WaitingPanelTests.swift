import HostInterface
import SwiftUI
import Testing

@testable import TerminalHost

private struct Asking: View {
  @State private var log = "-"
  @State private var name = ""

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Ask") {
        let alert = NSAlert()
        alert.messageText = "Sure?"
        log = "\(alert.runModal().rawValue)"
      }
      TextField("Name", text: $name)
      Text(verbatim: "name \(name).")
    }
  }
}

private struct AskingApp: App {
  var body: some Scene { WindowGroup { Asking() } }
}

@MainActor
struct WaitingPanelTests {
  @Test("Keys that arrive with the one that opens a panel go to the panel, then to what is below")
  func together() {
    let screen = AppScreen(app: AskingApp.self)
    // To the button, which opens the alert; answers it, then moves to the field and types into it.
    screen.type("\t\r\r\tab")
    #expect(screen.text.contains("log 1000"))
    #expect(screen.text.contains("name ab."))
    #expect(!screen.text.contains("Sure?"))
  }
}
