import SwiftUI
import Testing
import ViewTesting

/// Closures that a leaving view was given, for all that a view can be given.
@MainActor @Suite struct LeavingClosuresTests {
  /// How the closure's element is found, and what goes.
  enum Form: CaseIterable {
    case bindings, indices, optional, container
  }

  @MainActor
  final class Reads {
    /// What the closures have read.
    var values: [Int] = []
  }

  private struct Program: View {
    let kind: ReadingView.Kind
    let form: Form
    let reads: Reads
    @State private var items = [1, 2, 3]
    @State private var selection: Int? = 4
    @State private var size = 40.0

    var body: some View {
      VStack {
        switch form {
        case .bindings:
          VStack {
            ForEach(items.indices, id: \.self) { index in
              row { [$items] in $items[index].wrappedValue }
            }
          }
        case .indices:
          VStack { ForEach(items.indices, id: \.self) { index in row { items[index] } } }
        case .optional:
          VStack { if selection != nil { row { selection! } } }
        case .container:
          if !items.isEmpty { VStack { row { items[2] } }.transition(.opacity) }
        }
        Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.removeLast() } }
        Button("Clear") {
          withAnimation(.linear(duration: 1)) {
            items.removeAll()
            selection = nil
          }
        }
        Button("Refill") {
          withAnimation(.linear(duration: 1)) { (items, selection) = ([5, 6, 7], 8) }
        }
        Button("Move") { size += 10 }
        Color.gray.frame(width: size, height: size)
      }
    }

    private func row(_ read: @escaping @MainActor () -> Int) -> some View {
      VStack {
        ReadingView(kind: kind) {
          let value = read()
          reads.values.append(value)
          return value
        }
        KeepsGrowing()
      }
    }
  }

  private func app(
    _ kind: ReadingView.Kind, _ form: Form, _ reads: Reads = Reads()
  ) throws -> ViewTest {
    let app = ViewTest(
      Program(kind: kind, form: form, reads: reads), size: CGSize(width: 400, height: 900))
    if kind == .updating {
      let area = try #require(app.findAll(.identifier("area")).last)
      try area.press()
      try area.move(by: CGSize(width: 2, height: 0))
    }
    return app
  }

  /// Lets time pass, in which the views around and inside change, too.
  private func pass(_ app: ViewTest, _ kind: ReadingView.Kind) async throws {
    for step in 0..<5 {
      try await app.advance(by: .milliseconds(100))
      if step == 1 { try app.tap("Move") }
      if step == 2 { app.resize(to: CGSize(width: 300, height: 700)) }
      // What is pressed may have gone.
      if step == 3, kind == .updating {
        try? app.findAll(.identifier("area")).last?.move(by: CGSize(width: 5, height: 0))
      }
    }
  }

  @Test(
    "S1.16 No closure of a leaving view runs with what was taken away with it",
    arguments: ReadingView.Kind.allCases, Form.allCases)
  func clear(kind: ReadingView.Kind, form: Form) async throws {
    let reads = Reads()
    let app = try app(kind, form, reads)
    try await app.advance(by: .milliseconds(50))
    #expect(!reads.values.isEmpty)
    if form == .bindings || form == .indices {
      try app.tap("Remove")
      try await pass(app, kind)
    }
    try app.tap("Clear")
    try await pass(app, kind)
    try await app.advance(by: .seconds(2))
    #expect(app.findAll(.containing("grows")).isEmpty)
    #expect(app.diagnostics.isEmpty)
  }

  @Test(
    "S1.7 A view that comes back while it leaves runs the closures that it left out",
    arguments: [
      ReadingView.Kind.transaction, .geometryEffect, .guide, .layout, .anyLayout, .relativeFrame,
      .scrollGeometry, .animatable, .viewThatFits, .visualEffect,
    ], [Form.indices, .optional])
  func comesBack(kind: ReadingView.Kind, form: Form) async throws {
    let reads = Reads()
    let app = try app(kind, form, reads)
    try app.tap("Clear")
    try await pass(app, kind)
    reads.values = []
    try app.tap("Refill")
    try await app.advance(by: .seconds(2))
    #expect(reads.values.contains(form == .optional ? 8 : 7))
    #expect(!reads.values.contains { $0 < 5 })
  }
}
