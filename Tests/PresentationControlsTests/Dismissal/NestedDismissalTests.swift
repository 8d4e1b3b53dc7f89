import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Desk: View {
  let log: Log
  @State private var isOpen = false
  @State private var isInnerOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: { log("outer dismissed") }) {
        VStack {
          Button("Inner") { isInnerOpen = true }
        }
        .onDisappear { log("outer gone") }
        .sheet(isPresented: $isInnerOpen, onDismiss: { log("inner dismissed") }) {
          VStack {
            Button("Both") {
              isInnerOpen = false
              isOpen = false
            }
            Button("Outer") { isOpen = false }
          }
          .onDisappear { log("inner gone") }
        }
      }
  }
}

@MainActor
struct NestedDismissalTests {
  @Test(
    "S12.2 A sheet presented in a dismissed one is dismissed as well",
    arguments: ["Both", "Outer"])
  func together(button: String) async throws {
    let log = Log()
    let app = ViewTest(Desk(log: log))
    try app.tap("Open")
    try app.tap("Inner")
    try app.tap(.text(button))
    try await app.advance(by: .seconds(1))
    #expect(app.presented == nil)
    let lines = log.take()
    #expect(lines.sorted() == ["inner dismissed", "inner gone", "outer dismissed", "outer gone"])
    #expect(lines.firstIndex(of: "inner gone")! < lines.firstIndex(of: "inner dismissed")!)
    #expect(lines.firstIndex(of: "inner dismissed")! < lines.firstIndex(of: "outer dismissed")!)
  }

  @Test("S12.2 A sheet whose presenter is removed is dismissed")
  func presenterGoes() throws {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      @State private var isOpen = false
      var body: some View {
        if isShown {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen, onDismiss: { log("dismissed") }) {
              Button("Remove") { isShown = false }
            }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Page(log: log))
    try app.tap("Open")
    try app.tap("Remove")
    #expect(app.presented == nil)
    #expect(log.take() == ["dismissed"])
  }
}
