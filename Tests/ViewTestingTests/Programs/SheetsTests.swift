import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SheetsTests {
  @Test("A sheet is replaced by the next; a dialog asks")
  func sheets() async throws {
    let app = ViewTest(Sheets())
    try app.tap("open")
    try await app.advance(by: .seconds(1))
    try app.tap("to second")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("close"))
    try app.tap("close")
    try await app.advance(by: .seconds(1))
    #expect(app.presented == nil)
    try app.tap("ask")
    try await app.settle()
    #expect(app.exists("No way back"))
    #expect(app.exists("Cancel"))
    try app.tap("Delete")
    try await app.settle()
    #expect(app.exists(.containing("deleted")))
  }
}

private struct Sheets: View {
  enum Kind: Identifiable {
    case first, second
    var id: Self { self }
  }
  @State private var sheet: Kind?
  @State private var dismissed = 0
  @State private var asks = false
  @State private var chosen: String?
  var body: some View {
    VStack {
      Text("dismissed \(dismissed), \(chosen ?? "none")")
      Button("open") { sheet = .first }
      Button("ask") { asks = true }
    }
    .sheet(item: $sheet, onDismiss: { dismissed += 1 }) { kind in
      switch kind {
      case .first: Button("to second") { sheet = .second }
      case .second: Closer()
      }
    }
    .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { chosen = "deleted" }
      Button("Archive") { chosen = "archived" }
    } message: {
      Text("No way back")
    }
  }
  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("close") { dismiss() } }
  }
}
