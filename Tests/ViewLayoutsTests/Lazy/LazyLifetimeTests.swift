import SwiftUI
import Testing
import ViewTesting

/// What remains of removed lazy containers.
@MainActor
struct LazyLifetimeTests {
  private final class Owned: ObservableObject {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.living += 1
    }
    deinit { counter.living -= 1 }
  }

  private final class Counter: @unchecked Sendable {
    var living = 0
  }

  private struct Row: View {
    @StateObject private var owned: Owned
    init(_ counter: Counter) { _owned = StateObject(wrappedValue: Owned(counter)) }
    var body: some View { Text("row") }
  }

  private enum Kind: CaseIterable {
    case stack, grid, forEach, sideways
  }

  private struct Replaced: View {
    let kind: Kind
    let counter: Counter
    @State private var number = 0

    var body: some View {
      VStack {
        ScrollView(kind == .sideways ? .horizontal : .vertical) { lazy.id(number) }
        Button("Replace") { number += 1 }
      }
    }

    @ViewBuilder private var lazy: some View {
      switch kind {
      case .stack: LazyVStack { Row(counter) }
      case .grid: LazyVGrid(columns: [GridItem()]) { Row(counter) }
      case .forEach: LazyVStack { ForEach(0..<3) { _ in Row(counter) } }
      case .sideways: LazyHStack { Row(counter) }
      }
    }
  }

  @Test(
    "A scroll view releases a lazy container that is replaced", arguments: Kind.allCases)
  private func replaced(_ kind: Kind) async throws {
    let counter = Counter()
    let app = ViewTest(Replaced(kind: kind, counter: counter))
    let count = counter.living
    for _ in 0..<5 {
      try app.tap("Replace")
      try await app.settle()
    }
    // The last reads are kept to explain failures.
    #expect(counter.living <= 2 * count)
    app.unmount()
    try await app.settle()
    #expect(counter.living == 0)
  }

  @Test("The length of a grid's lines is estimated from the whole first line")
  func firstLine() throws {
    let app = ViewTest(
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
          Text("")
          Text("a")
          Text("b")
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(try app.find("b").frame.maxY == 200)
  }
}
