import SwiftUI
import Testing
import ViewTesting

private struct Draft: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  let log: (String) -> Void

  var body: some View {
    VStack {
      TextField("Message", text: $text)
      Button("Done") { dismiss() }
    }
    .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !text.isEmpty) {
      Button("Discard", role: .destructive) { log("discarded \(text)") }
      Button("Send") { log("sent \(text)") }
    } message: {
      Text("It was not sent.")
    }
  }
}

private struct Mail: View {
  @State private var isWriting = false
  @State private var log = "-"

  var body: some View {
    VStack {
      Text(verbatim: "log \(log)")
      Button("Write") { isWriting = true }
        .sheet(isPresented: $isWriting) { Draft { log = $0 } }
    }
  }
}

@MainActor
struct DismissalConfirmationDialogTests {
  private let app = ViewTest(Mail())

  private func write(_ text: String) throws {
    try app.tap("Write")
    if !text.isEmpty { try app.textField("Message").type(text) }
  }

  @Test("A sheet with nothing to lose closes at once")
  func nothingToLose() throws {
    try write("")
    try app.dismissSheet()
    #expect(app.presented == nil)
  }

  @Test("A user who closes a sheet is asked first, and the chosen action runs before it closes")
  func asking() throws {
    try write("hi")
    try app.dismissSheet()
    #expect(app.exists("Discard the draft?"))
    #expect(app.exists("It was not sent."))
    #expect(app.exists("log -"))
    try app.tap("Discard")
    #expect(app.exists("log discarded hi"))
    #expect(app.presented == nil)
  }

  @Test("The added Cancel keeps the sheet, which can ask again")
  func cancelling() throws {
    try write("hi")
    try app.dismissSheet()
    try app.tap("Cancel")
    #expect(!app.exists("Discard the draft?"))
    #expect(try app.textField("Message").text == "hi")
    try app.dismissSheet()
    try app.dismissSheet()
    #expect(try app.textField("Message").text == "hi")
    try app.dismissSheet()
    try app.tap("Send")
    #expect(app.exists("log sent hi"))
    #expect(app.presented == nil)
  }

  @Test("The app closes a sheet without asking")
  func program() throws {
    try write("hi")
    try app.tap("Done")
    #expect(app.presented == nil)
    #expect(app.exists("log -"))
  }
}
