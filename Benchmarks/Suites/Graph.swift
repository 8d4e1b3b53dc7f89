import DependencyGraph

extension Benchmark {
  /// The dependency graph alone.
  static let graph = Benchmark(name: "graph") {
    let graph = DependencyGraph()
    let source = Source(0, in: graph, isEqual: ==)
    let doubled = Computation(in: graph, isEqual: ==) { source.value * 2 }
    let reader = Reader(doubled, in: graph)
    let closure = PlainObserver()
    let one = timeInTurns(calls: 10_000) { call in
      source.value = call
      graph.update()
    } against: { call in
      closure.value = call
    }

    let wide = Source(0, in: graph, isEqual: ==)
    let readers = (0..<10_000).map { _ in
      Reader(Computation(in: graph, isEqual: ==) { wide.value }, in: graph)
    }
    let many = time(calls: 5) { call in
      wide.value = call
      graph.update()
    }
    withExtendedLifetime((reader, readers)) {}
    return [
      Figure("write, one computation, one observer", one, against: "a didSet"),
      Figure("write read by 10,000", seconds: many, remark: "for all of them"),
    ]
  }
}

private final class Reader: Observer {
  private let computation: Computation<Int>
  private var seen = 0

  init(_ computation: Computation<Int>, in graph: DependencyGraph) {
    self.computation = computation
    super.init(in: graph, order: 0)
    run()
  }

  override func run() { seen = track { computation.value } }
}

private final class PlainObserver {
  var value = 0 { didSet { if value != oldValue { notify?(value * 2) } } }
  private var seen = 0
  private var notify: ((Int) -> Void)?

  init() { notify = { [unowned self] in seen = $0 } }
}
