import SwiftUI
import Testing
import ViewTesting

@MainActor @Observable
private final class Rows {
  var outer = [1, 2]
  var inner = [1, 2]
}

private struct Nested: View {
  let rows: Rows
  let isModified: Bool

  var body: some View {
    let list = ForEach(rows.outer, id: \.self) { outer in
      ForEach(rows.inner, id: \.self) { Text("\(outer).\($0)") }
    }
    if isModified { list.padding(0) } else { list }
  }
}

@MainActor @Suite struct LeavingInsideTests {
  @Test(
    "S1.16 A view being removed with an animation goes at once with its container",
    arguments: [false, true])
  func outerGoes(isModified: Bool) async throws {
    let rows = Rows()
    let app = ViewTest(Nested(rows: rows, isModified: isModified))
    app.run { withAnimation(.linear(duration: 1)) { rows.inner = [2] } }
    app.run { rows.outer = [2] }
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("1.1") && !app.exists("1.2") && !app.exists("2.1"))
    #expect(app.exists("2.2"))
    #expect(!app.tree.contains("1.1"))
  }

  @Test("S1.7 A view that returns while being removed, and then goes at once, leaks nothing")
  func returns() async throws {
    let rows = Rows()
    let app = ViewTest(Nested(rows: rows, isModified: true))
    app.run { withAnimation(.linear(duration: 1)) { rows.outer = [1] } }
    app.run {
      rows.outer = [1, 2]
      rows.inner = [2]
    }
    try await app.advance(by: .seconds(2))
    #expect(!app.tree.contains("2.1"))
    #expect(app.exists("2.2"))
  }
}
