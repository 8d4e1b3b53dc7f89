import SwiftUI
import Testing
import ViewTesting

private struct Alerting: View {
  @State private var log = "-"

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Ask") {
        let alert = NSAlert()
        alert.messageText = "Delete the note?"
        alert.informativeText = "It cannot be brought back."
        alert.alertStyle = .critical
        alert.showsSuppressionButton = true
        alert.suppressionButton?.title = "Never ask again"
        alert.addButton(withTitle: "Delete").hasDestructiveAction = true
        alert.addButton(withTitle: "Cancel")
        let response = alert.runModal()
        switch response {
        case .alertFirstButtonReturn: log = "deleted"
        case .alertSecondButtonReturn: log = "kept"
        default: log = "\(response.rawValue)"
        }
        if alert.suppressionButton?.state == .on { log += " for good" }
      }
      Button("Tell") {
        struct Failure: LocalizedError {
          var errorDescription: String? { "The disk is full" }
        }
        log = "\(NSAlert(error: Failure()).runModal().rawValue)"
      }
    }
  }
}

/// An alert whose default button is the second one.
private struct Careful: View {
  @State private var log = "-"

  var body: some View {
    Text(verbatim: "log \(log)")
    Button("Ask") {
      let alert = NSAlert()
      let delete = alert.addButton(withTitle: "Delete")
      let cancel = alert.addButton(withTitle: "Cancel")
      log = [delete, cancel].map { $0.keyEquivalent == "\r" ? "r" : $0.keyEquivalent }.joined()
      delete.keyEquivalent = ""
      cancel.keyEquivalent = "\r"
      log = alert.runModal() == .alertFirstButtonReturn ? "deleted" : "kept"
    }
  }
}

private struct InMenu: View {
  @State private var log = "-"

  var body: some View {
    Text(verbatim: "log \(log)")
    Menu("More") {
      Menu("Further") {
        Button("Ask") {
          let alert = NSAlert()
          alert.messageText = "Delete the note?"
          alert.addButton(withTitle: "Delete")
          log = alert.runModal() == .alertFirstButtonReturn ? "deleted" : "kept"
        }
      }
    }
  }
}

@MainActor
struct NSAlertTests {
  @Test("A menu is closed before its item asks")
  func inMenu() throws {
    let app = ViewTest(InMenu())
    try app.tap("More")
    try app.tap("Further")
    app.onWait {
      #expect(app.exists("Delete the note?"))
      #expect(!app.exists("Ask") && !app.exists("Further"))
      try app.tap("Delete")
    }
    try app.tap("Ask")
    #expect(app.exists("log deleted"))
  }

  @Test("The button whose key is Return is the default button")
  func keyEquivalents() throws {
    let app = ViewTest(Careful())
    app.onWait {
      #expect(app.exists("log r\u{1B}"))
      try app.press(.return)
    }
    try app.tap("Ask")
    #expect(app.exists("log kept"))
  }

  @Test("The answer is the pressed button's number; the first one is the default button")
  func buttons() throws {
    let app = ViewTest(Alerting())
    app.onWait {
      #expect(app.exists("Delete the note?") && app.exists("It cannot be brought back."))
      try app.tap("Cancel")
    }
    try app.tap("Ask")
    #expect(app.exists("log kept") && !app.exists("Delete the note?"))
    app.onWait { try app.press(.return) }
    try app.tap("Ask")
    #expect(app.exists("log deleted"))
    app.onWait {
      try app.tap("Never ask again")
      try app.press(.escape)
    }
    try app.tap("Ask")
    #expect(app.exists("log kept for good"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Without buttons there is an OK, and an error's description is the title")
  func errors() throws {
    let app = ViewTest(Alerting())
    app.onWait {
      #expect(app.exists("The disk is full"))
      try app.tap("OK")
    }
    try app.tap("Tell")
    #expect(app.exists("log 1000"))
    try app.tap("Tell")
    #expect(app.exists("log 0"))
  }

  @Test("What a test says of a panel that is never shown is a diagnostic")
  func unused() throws {
    let app = ViewTest(Alerting())
    app.onWait { try app.tap("OK") }
    #expect(app.diagnostics.map(\.code) == ["D23"])
    try app.tap("Tell")
    #expect(app.exists("log 1000"))
    #expect(app.diagnostics.isEmpty)
  }
}
