import DependencyGraph
import HeadlessHost
import SwiftUI
import Locking
import Testing
import ViewRuntime

@MainActor
struct GraphCycleTests {
  @Test("S13 D22 A cycle in a runtime's graph is reported, with the names of its nodes")
  func cycle() {
    let messages = Mutex<[String]>([])
    let token = Diagnostics.addObserver { diagnostic in
      guard diagnostic.code == .graphCycle else { return }
      messages.withLock { $0.append(diagnostic.message) }
    }
    defer { Diagnostics.removeObserver(token) }
    let runtime = ViewRuntime(host: HeadlessHost())
    let cycle = Cycle(runtime.graph)
    #expect(cycle.first.value == 1)
    #expect(messages.withLock(\.count) == 1)
    #expect(messages.withLock { $0.first?.contains("cycle") } == true)
  }
}

/// Two computations that depend on each other.
private final class Cycle {
  private(set) var first: Computation<Int>!
  private var second: Computation<Int>!

  init(_ graph: DependencyGraph) {
    first = Computation(in: graph, fallback: 0) { [unowned self] in second.value + 1 }
    second = Computation(in: graph, fallback: 0) { [unowned self] in first.value }
  }
}
