import DependencyGraph

/// An observer that runs a closure and counts its runs.
final class Probe: Observer {
  private(set) var runCount = 0
  var body: () -> Void
  var beforeTracking: (() -> Void)?
  var afterTracking: (() -> Void)?
  var tracksWhenRun = true

  init(
    in graph: DependencyGraph, order: Int = 0, label: String? = nil,
    _ body: @escaping () -> Void
  ) {
    self.body = body
    super.init(in: graph, order: order)
    self.label = label
  }

  /// A probe that has run once.
  static func started(
    in graph: DependencyGraph, order: Int = 0, label: String? = nil,
    _ body: @escaping () -> Void
  ) -> Probe {
    let probe = Probe(in: graph, order: order, label: label, body)
    probe.track(body)
    return probe
  }

  override func run() {
    runCount += 1
    beforeTracking?()
    if tracksWhenRun { track(body) }
    afterTracking?()
  }
}
