import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

/// What `transaction(_:)` does to the removal of its own view.
@MainActor struct LeavingTransactionTests {
  private struct Hiding: View {
    let change: (inout Transaction) -> Void
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text("card").transaction(change) }
        Button("Hide") { withAnimation(.linear(duration: 5)) { isShown = false } }
      }
    }
  }

  @Test("S1.16 A transaction without an animation removes its view at once")
  func none() throws {
    let app = ViewTest(Hiding { $0.animation = nil })
    let card = try app.find("card")
    try app.tap("Hide")
    #expect(!card.exists)
  }

  @Test("S1.16 A transaction's animation is that of its view's removal")
  func length() async throws {
    let app = ViewTest(Hiding { $0.animation = .easeIn(duration: 3) })
    let card = try app.find("card")
    try app.tap("Hide")
    try await app.advance(by: .milliseconds(2900))
    #expect(card.exists)
    try await app.advance(by: .milliseconds(200))
    #expect(!card.exists)
  }

  @Observable final class Settings { var duration = 1.0 }

  private final class Calls { var count = 0 }

  private struct Following: View {
    let settings: Settings
    let calls: Calls
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text("card").transaction {
            calls.count += 1
            $0.animation = .linear(duration: settings.duration)
          }
        }
        Button("Hide") { withAnimation(.linear(duration: 5)) { isShown = false } }
      }
    }
  }

  @Test("S1.16 What a closure that reads something did last stands for it in a removed view")
  func reading() async throws {
    let calls = Calls()
    let app = ViewTest(Following(settings: Settings(), calls: calls))
    #expect(calls.count > 0)
    calls.count = 0
    let card = try app.find("card")
    try app.tap("Hide")
    try await app.advance(by: .milliseconds(900))
    #expect(card.exists)
    try await app.advance(by: .milliseconds(200))
    #expect(!card.exists)
    #expect(calls.count == 0)
  }

  private final class Library: ObservableObject {
    @Published var titles = ["a", "b", "c"]
  }

  private struct Titles: View {
    @ObservedObject var library: Library

    var body: some View {
      VStack {
        ForEach(library.titles.indices, id: \.self) { index in
          Text("row \(index)").transaction { $0.isContinuous = library.titles[index].isEmpty }
        }
        Button("Clear") { withAnimation(.linear(duration: 1)) { library.titles = [] } }
      }
    }
  }

  @Test("S1.16 A closure that reads a published property is not called in a removed view")
  func published() async throws {
    let app = ViewTest(Titles(library: Library()))
    let row = try app.find("row 2")
    try app.tap("Clear")
    try await app.advance(by: .milliseconds(500))
    #expect(row.exists)
    try await app.advance(by: .milliseconds(600))
    #expect(!row.exists)
  }
}
