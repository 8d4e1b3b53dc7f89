import Observation
import SwiftUI
import Testing
import ViewTesting

/// A view that is removed with an animation and returns before it has ended.
@MainActor
struct ReturningViewTests {
  @MainActor @Observable final class Model {
    var isShown = true
    var items = [1, 2, 3]
    var name = "old"
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        if model.isShown { Rows(model: model) }
      }
    }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ForEach(model.items, id: \.self) { Text("row \($0) \(model.name)") }
    }
  }

  @Test(
    "A view that returns while being removed shows later changes, and is tracked again")
  func changedMeanwhile() async throws {
    let model = Model()
    let app = ViewTest(Screen(model: model))
    app.run { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try await app.advance(by: .milliseconds(200))
    app.run {
      model.items = [2, 4]
      model.name = "new"
    }
    try await app.advance(by: .milliseconds(100))
    app.run { model.isShown = true }
    try await app.advance(by: .seconds(2))
    #expect(app.exists("row 2 new") && app.exists("row 4 new"))
    #expect(!app.exists(.containing("row 1")) && !app.exists(.containing("old")))
    app.run { model.name = "newest" }
    #expect(app.exists("row 2 newest"))
  }

  @Test("A view that returns while being removed, with nothing to show by then, shows nothing")
  func emptiedMeanwhile() async throws {
    let model = Model()
    let app = ViewTest(Screen(model: model))
    app.run { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try await app.advance(by: .milliseconds(200))
    app.run { model.items = [] }
    app.run { model.isShown = true }
    try await app.advance(by: .seconds(2))
    #expect(!app.exists(.containing("row")))
    app.run { model.items = [7] }
    #expect(app.exists("row 7 old"))
  }
}
