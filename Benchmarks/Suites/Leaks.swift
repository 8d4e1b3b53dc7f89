import Observation
import SwiftUI

extension Benchmark {
  /// Views that come and go leave nothing behind.
  static let leaks = Benchmark(name: "leaks") {
    let model = Temperature()
    let toggle = Toggle()
    let stage = Stage(ComingAndGoing(toggle: toggle, model: model))
    let nodes = (stage.runtime.graph.nodeCount, stage.runtime.graph.edgeCount)
    @MainActor func cycle() {
      stage.show { toggle.isOn.wrappedValue = true }
      stage.show { toggle.isOn.wrappedValue = false }
    }
    for _ in 0..<3 { cycle() }
    let before = Memory.residentBytes()
    let elapsed = time(rounds: 19) { _ in cycle() }
    let grown = max(Memory.residentBytes() - before, 0)
    let graph = stage.runtime.graph
    let kept = graph.nodeCount - nodes.0 + graph.edgeCount - nodes.1 + stage.host.tree.count - 2
    return [
      Figure(
        "100,000 views, 20 times", seconds: elapsed,
        remark: "\(grown / 1024) KiB more than before, \(max(kept, 0)) nodes and edges left"
      )
      .bounded("MiB kept after 20 rounds", Double(grown) / 1_048_576, atMost: 4)
      .bounded("nodes and edges left", Double(kept), atMost: 0)
    ]
  }
}

@Observable
private final class Temperature {
  var degrees = 20
}

/// The binding to the state that shows and hides.
private final class Toggle {
  var isOn: Binding<Bool> = .constant(false)
}

private struct ComingAndGoing: View {
  let toggle: Toggle
  let model: Temperature
  @State private var isOn = false

  var body: some View {
    let _ = toggle.isOn = $isOn
    VStack {
      if isOn {
        ForEach(0..<12_500) { index in Guest(index: index, model: model) }
      }
    }
  }
}

/// Eight views with every kind of registration.
private struct Guest: View {
  let index: Int
  let model: Temperature
  @State private var count = 0
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      Text("\(index)")
      Text("\(model.degrees) \(direction == .leftToRight ? "→" : "←") \(count)")
    }
    .environment(\.layoutDirection, .leftToRight)
    .onAppear { count = 1 }
    .onChange(of: count) {}
  }
}
