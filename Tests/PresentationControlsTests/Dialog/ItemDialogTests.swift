import SwiftUI
import Testing
import ViewTesting

private struct Notes: View {
  @State private var doomed: String?
  @State private var chosen: Int?
  @State private var log = "-"
  private let title = "Which way?"

  var body: some View {
    VStack {
      Text(verbatim: "log \(log), \(doomed ?? "none"), \(chosen ?? 0)")
      Button("Delete milk") { doomed = "milk" }
        .alert("Delete?", item: $doomed) { note in
          Button("Delete \(note)", role: .destructive) { log = "deleted \(note)" }
        } message: { note in
          Text("\(note) is gone then.")
        }
      Button("Choose") { chosen = 3 }
        .confirmationDialog(title, item: $chosen, titleVisibility: .visible) { number in
          Button("Way \(number)") { log = "way \(number)" }
        }
    }
  }
}

@MainActor
struct ItemDialogTests {
  private let app = ViewTest(Notes())

  @Test("An alert is visible while there is an item, and sets it to nil")
  func alert() throws {
    try app.tap("Delete milk")
    #expect(app.presented?.role == .alert)
    #expect(app.exists("milk is gone then."))
    try app.tap("Delete milk")
    #expect(app.exists("log deleted milk, none, 0"))
    #expect(app.presented == nil)
  }

  @Test("So does a confirmation dialog, also by its Cancel")
  func dialog() throws {
    try app.tap("Choose")
    #expect(app.exists("Which way?"))
    try app.tap("Cancel")
    #expect(app.exists("log -, none, 0"))
    try app.tap("Choose")
    try app.tap("Way 3")
    #expect(app.exists("log way 3, none, 0"))
  }
}
