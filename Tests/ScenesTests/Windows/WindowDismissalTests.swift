import SwiftUI
import Testing
import ViewTesting

private struct Main: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text("Main")
    Button("Open") { openWindow(id: "other") }
    Button("Open and go later") {
      openWindow(id: "other")
      Task {
        try? await Task.sleep(for: .seconds(1))
        dismissWindow()
      }
    }
  }
}

private struct Other: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var presentationMode
  @State private var showsSheet = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "other \(isPresented)")
        Button("Leave") { dismiss() }
        Button("Leave as before") { presentationMode.wrappedValue.dismiss() }
        Button("Sheet") { showsSheet = true }
        NavigationLink("Push") { Inner(name: "pushed") }
      }
    }
    .sheet(isPresented: $showsSheet) { Inner(name: "sheet") }
  }
}

private struct Inner: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(name)
    Button("Done with it") { dismiss() }
  }
}

private struct Windows: App {
  var body: some Scene {
    WindowGroup { Main() }
    Window("Other", id: "other") { Other() }
  }
}

private struct Alone: App {
  var body: some Scene {
    WindowGroup { Inner(name: "alone") }
  }
}

@MainActor
struct WindowDismissalTests {
  @Test("S7.7 Outside a presentation, `dismiss` closes the window", arguments: [true, false])
  func window(isNew: Bool) throws {
    let app = ViewTest(Windows.self)
    try app.tap("Open")
    #expect(app.exists("other false"))
    try app.tap(isNew ? "Leave" : "Leave as before")
    #expect(app.exists("Main") && !app.exists("other false"))
  }

  @Test("S7.7 In a sheet or a pushed screen, `dismiss` closes only that")
  func presented() throws {
    let app = ViewTest(Windows.self)
    try app.tap("Open")
    for (opener, name) in [("Sheet", "sheet"), ("Push", "pushed")] {
      try app.tap(.named(opener))
      #expect(app.exists(.named(name)))
      try app.tap("Done with it")
      #expect(app.exists("other false") && !app.exists(.named(name)))
    }
  }

  @Test("S7.7 The only window is closed as well")
  func alone() throws {
    let app = ViewTest(Alone.self)
    try app.tap("Done with it")
    #expect(!app.exists("alone"))
  }

  @Test("`dismissWindow()` closes the window that it is asked in, in front or not")
  func covered() async throws {
    let app = ViewTest(Windows.self)
    try app.tap("Open and go later")
    try await app.advance(by: .seconds(2))
    #expect(app.exists("other false"))
    try app.tap("Leave")
    #expect(!app.exists("other false") && !app.exists("Main"))
  }
}
