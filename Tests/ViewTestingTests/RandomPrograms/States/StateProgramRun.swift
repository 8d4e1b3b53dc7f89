import Dispatch
import SwiftUI
import ViewTesting

/// Runs a random state program alongside the naive model, and compares after each step what is
/// shown, which bodies ran, which actions were called, and which objects are alive.
@MainActor
struct StateProgramRun {
  let plan: StatePlan
  /// The writes of each step.
  private(set) var steps: [[StateAction]] = []
  private var ways: [Way] = []
  private let stage = StateStage()

  /// Where a step's writes are made.
  enum Way: CaseIterable { case direct, task, queue, transaction, animated }

  init(_ plan: StatePlan) { self.plan = plan }

  static func seeded(_ seed: Int) async -> String? {
    var random = ProgramRandom(seed: seed)
    let plan = StatePlan.random(depth: 1 + random.below(3), using: &random)
    var run = StateProgramRun(plan)
    return await run.failure(steps: 2 + random.below(6), using: &random)
  }

  private struct Root: View {
    let spot: StateSpot
    var body: some View { spot.view([.nothing, .nothing]) }
  }

  mutating func failure(steps count: Int, using random: inout ProgramRandom) async -> String? {
    do {
      return try await run(steps: count, using: &random)
    } catch {
      return told("after step \(steps.count)", "\(error)")
    }
  }

  private mutating func run(
    steps count: Int, using random: inout ProgramRandom
  ) async throws -> String? {
    let model = NaiveProgram(plan)
    let app = ViewTest(
      Root(spot: StateSpot(plan: plan, path: "root", stage: stage)),
      size: CGSize(width: 640, height: 4000))
    try await app.settle()
    if let words = difference(app, model) { return told("at first", words) }
    for _ in 0..<count {
      var step: [StateAction] = []
      (stage.bodies, stage.events) = ([], [])
      model.begin()
      for _ in 0..<(1 + random.below(2) * random.below(4)) {
        guard let action = StateAction.random(in: model, using: &random) else { break }
        step.append(action)
        action.perform(model)
      }
      let way = random.below(8) == 0 ? random.one(of: Way.allCases) : .direct
      ways.append(way)
      steps.append(step)
      perform(step, way, app)
      model.settle()
      try await app.settle()
      if way == .animated { try await app.advance(by: .seconds(5)) }
      if let words = difference(app, model) { return told("after step \(steps.count)", words) }
    }
    (stage.bodies, stage.events) = ([], [])
    model.begin()
    model.unmount()
    app.unmount()
    stage.keep([])
    try await app.settle()
    if stage.events.sorted() != model.events.sorted() {
      return told(
        "at the end", "called \(stage.events.sorted()), expected \(model.events.sorted())")
    }
    if stage.living.count != 0 { return told("at the end", "\(stage.living.count) objects live") }
    return nil
  }

  private func perform(_ step: [StateAction], _ way: Way, _ app: ViewTest) {
    let stage = stage
    func write() { for action in step { action.perform(stage) } }
    app.run {
      switch way {
      case .direct: write()
      case .task: Task { write() }
      case .queue: DispatchQueue.main.async { MainActor.assumeIsolated { write() } }
      case .transaction:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { write() }
      case .animated: withAnimation { write() }
      }
    }
  }

  private func difference(_ app: ViewTest, _ model: NaiveProgram) -> String? {
    let texts = app.findAll(.containing("root")).map(\.text)
    let wanted = model.views.map(\.text)
    stage.keep(Set(model.views.map(\.path)))
    if texts != wanted { return "shown \(texts)\n expected \(wanted)" }
    // While a view is leaving, its bodies may still run.
    let isAnimated = ways.last == .animated
    let present = Set(model.views.map(\.path))
    func counted(_ bodies: [String]) -> [String] {
      (isAnimated ? bodies.filter(present.contains) : bodies).sorted()
    }
    if counted(stage.bodies) != counted(model.bodies) {
      return "ran \(stage.bodies)\n expected \(model.bodies)"
    }
    // What it observes may call its actions, too, and views may come in it that go with it.
    func called(_ events: [String]) -> [String] {
      guard isAnimated else { return events.sorted() }
      return events.filter { event in
        model.events.contains(event) && event.hasSuffix(" disappears")
          || present.contains(String(event.prefix { $0 != " " }))
      }.sorted()
    }
    if called(stage.events) != called(model.events) {
      return "called \(called(stage.events))\n expected \(called(model.events))"
    }
    if model.rounds < 2, ways.last != .animated, let words = disorder(stage.events) { return words }
    if stage.living.count != model.objectCount {
      return "\(stage.living.count) objects live, expected \(model.objectCount)"
    }
    if !app.diagnostics.isEmpty { return "\(app.diagnostics)" }
    return nil
  }

  /// Returns calls in the wrong order: views that appear come before those that disappear (S1.20).
  private func disorder(_ events: [String]) -> String? {
    guard let last = events.lastIndex(where: { $0.hasSuffix(" appears") }),
      let first = events.firstIndex(where: { $0.hasSuffix(" disappears") }), first < last
    else { return nil }
    return "\(events[first]) before \(events[last])"
  }

  private func told(_ time: String, _ words: String) -> String {
    "\(plan)\n\(zip(ways, steps).map { "\($0) \($1)" }.joined(separator: "\n"))\n\(time): \(words)"
  }
}
