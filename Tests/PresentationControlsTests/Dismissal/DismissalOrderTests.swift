import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Log {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

private struct Paper: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

private struct Desk: View {
  let log: Log
  var refuses = false
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(
        isPresented: Binding {
          isOpen
        } set: {
          log.note("set \($0)")
          if !refuses { isOpen = $0 }
        },
        onDismiss: { log.note("dismissed") }
      ) {
        Paper().onDisappear { log.note("gone") }
      }
  }
}

/// Presents its sheet again as soon as the content is gone.
private struct Insisting: View {
  @State private var isOpen = false
  @State private var isFirst = true

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("Sheet")
          Paper()
        }
        .onDisappear {
          if isFirst { isOpen = true }
          isFirst = false
        }
      }
  }
}

private struct Trail: View {
  let log: Log
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(
      path: Binding {
        path
      } set: {
        log.note("path \($0)")
        path = $0
      }
    ) {
      NavigationLink("Go", value: 1)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number)")
            NavigationLink("Further", value: number + 1)
            Paper()
          }
          .onDisappear { log.note("gone \(number)") }
        }
    }
  }
}

@MainActor
struct DismissalOrderTests {
  @Test("S12.1 A presentation that the user dismisses goes first, and then the state is set")
  func byPerson() throws {
    let log = Log()
    let app = ViewTest(Desk(log: log))
    try app.tap("Open")
    try app.dismissSheet()
    #expect(log.entries == ["gone", "set false", "dismissed"])
    try app.tap("Open")
    #expect(app.presented != nil)
  }

  @Test("S12.1 dismiss() changes the state first")
  func byProgram() throws {
    let log = Log()
    let app = ViewTest(Desk(log: log))
    try app.tap("Open")
    try app.tap("Close")
    #expect(log.entries == ["set false", "gone", "dismissed"])
  }

  @Test("S12.1 A value that the content writes as it goes is overwritten if the user dismissed it")
  func writes() async throws {
    let app = ViewTest(Insisting())
    try app.tap("Open")
    try app.dismissSheet()
    try await app.advance(by: .seconds(2))
    #expect(app.presented == nil)
    // The program's dismissal has already set the state.
    let other = ViewTest(Insisting())
    try other.tap("Open")
    try other.tap("Close")
    try await other.advance(by: .seconds(2))
    #expect(other.presented != nil)
    #expect(other.exists("Sheet"))
  }

  @Test("S12.1 A state that does not follow leaves the sheet dismissed")
  func refused() throws {
    let log = Log()
    let app = ViewTest(Desk(log: log, refuses: true))
    try app.tap("Open")
    try app.dismissSheet()
    #expect(app.presented == nil)
    #expect(log.entries == ["gone", "set false", "dismissed"])
  }

  @Test("S12.2 What onDismiss presents again is shown, whoever closed the former one")
  func again() throws {
    struct Insisting: View {
      @State private var isOpen = false
      @State private var count = 0
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            count += 1
            if count < 3 { isOpen = true }
          } content: {
            Text("Sheet \(count)")
            Paper()
          }
      }
    }
    for isUser in [true, false] {
      let app = ViewTest(Insisting())
      try app.tap("Open")
      for count in 0..<3 {
        #expect(app.exists("Sheet \(count)"))
        if isUser { try app.dismissSheet() } else { try app.tap("Close") }
      }
      #expect(app.presented == nil)
    }
  }

  @Test("S12.7 Back writes the path after the screen has gone; dismiss() before")
  func back() throws {
    let log = Log()
    let app = ViewTest(Trail(log: log))
    try app.tap("Go")
    try app.tap("Further")
    log.entries = []
    try app.goBack()
    #expect(log.entries == ["gone 2", "path [1]"])
    #expect(app.exists("Number 1"))
    log.entries = []
    try app.tap("Close")
    #expect(log.entries == ["path []", "gone 1"])
    try app.tap("Go")
    #expect(app.exists("Number 1"))
  }
}
