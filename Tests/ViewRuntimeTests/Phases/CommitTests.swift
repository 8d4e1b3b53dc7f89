import HeadlessHost
import HostInterface
import SeededRandom
import SwiftUI
import Testing
import ViewRuntime

private struct Rows: View {
  let model: Model

  @Observable
  final class Model {
    var rows: [Int] = []
  }

  var body: some View {
    VStack { ForEach(model.rows, id: \.self) { Text("\($0)") } }
  }
}

extension PatchOperation {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}

@MainActor
struct CommitTests {
  private let host = HeadlessHost()
  private let model = Rows.Model()
  private let runtime: ViewRuntime

  init() {
    runtime = ViewRuntime(host: host)
    runtime.mount(Rows(model: model))
  }

  /// Shows these rows, and returns what the host then has and how many moves it took.
  private func show(_ rows: [Int]) -> (rows: [Int], moves: Int) {
    model.rows = rows
    host.runFrames()
    let moves = host.takePatches().flatMap(\.operations).filter(\.isMove).count
    return (host.tree.texts.compactMap { Int($0) }, moves)
  }

  @Test("A host has its children in order after any change of order")
  func orders() {
    let orders = [
      [1, 2, 3], [3, 2, 1], [1, 2, 3, 4], [2, 1, 4, 3], [4, 1, 2, 3], [9, 3, 8, 1], [], [1, 9],
      [5, 1, 6, 9, 7], [9, 8, 7, 6, 5], [5, 6, 7, 8, 9, 0],
    ]
    for rows in orders { #expect(show(rows).rows == rows) }
  }

  @Test("One row that moves is one move operation, wherever it goes")
  func fewMoves() {
    #expect(show([1, 2, 3, 4, 5]).moves == 0)
    #expect(show([5, 1, 2, 3, 4]) == ([5, 1, 2, 3, 4], 1))
    #expect(show([1, 2, 3, 4, 5]) == ([1, 2, 3, 4, 5], 1))
    #expect(show([1, 3, 4, 2, 5]) == ([1, 3, 4, 2, 5], 1))
    #expect(show([1, 3, 4, 2]).moves == 0)
  }

  @Test("Random orders, insertions and removals", arguments: 0..<20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...12, using: &generator)
      let rows = Array((0..<15).shuffled(using: &generator).prefix(count))
      #expect(show(rows).rows == rows, "seed \(seed)")
    }
  }
}

extension HostTree {
  fileprivate var texts: [String] {
    var texts: [String] = []
    root.forEachNode { node in
      if case .text(let text) = node.content.leaf { texts.append(text.string) }
    }
    return texts
  }
}
