import Dispatch
import SwiftUI
import ViewTesting

/// Runs a state program alongside the naive model, and compares after each step what is shown,
/// which bodies ran, which actions were called, and which objects are alive.
@MainActor
struct StateProgramRun {
  let program: StateProgram
  private let stage = StateStage()
  private let model: NaiveProgram
  private let app: ViewTest

  init(_ program: StateProgram) {
    self.program = program
    StateStores.clear()
    model = NaiveProgram(program.plan)
    app = ViewTest(
      Root(spot: StateSpot(plan: program.plan, path: "root", stage: stage)),
      size: CGSize(width: 640, height: 6000))
  }

  private struct Root: View {
    let spot: StateSpot

    var body: some View {
      spot.view([.nothing, .nothing])
        .defaultAppStorage(StateStores.common)
        .task { for await work in spot.stage.works { work() } }
    }
  }

  /// Runs the program and returns what differs; nil if nothing does.
  func failure() async -> String? {
    do {
      return try await run()
    } catch {
      return "\(error)"
    }
  }

  private func run() async throws -> String? {
    try await app.settle()
    if let words = difference(after: nil) { return "at first: \(words)" }
    for (index, step) in program.steps.enumerated() {
      (stage.bodies, stage.events, stage.completions) = ([], [], 0)
      // A simpler program may not have what the step is about.
      guard model.perform(step) else { continue }
      try await perform(step)
      try await app.settle()
      if step.way != .brief { try await app.advance(by: .seconds(5)) }
      if let words = difference(after: step) { return "after step \(index + 1): \(words)" }
    }
    (stage.bodies, stage.events) = ([], [])
    model.begin()
    model.unmount()
    app.unmount()
    stage.keep([])
    try await app.settle()
    if stage.events.sorted() != model.events.sorted() {
      return "at the end: called \(stage.events.sorted()), expected \(model.events.sorted())"
    }
    return stage.living.count == 0 ? nil : "at the end: \(stage.living.count) objects live"
  }

  private func perform(_ step: StateStep) async throws {
    if let user = step.user { return try await user.perform(app) }
    let stage = stage
    let write: @MainActor () -> Void = { for action in step.writes { action.perform(stage) } }
    if step.way == .elsewhere { return await Task.detached { await write() }.value }
    app.run {
      switch step.way {
      case .direct, .elsewhere: write()
      case .task: Task { write() }
      case .queue: DispatchQueue.main.async { MainActor.assumeIsolated { write() } }
      case .stream: stage.send(write)
      case .transaction:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { write() }
      case .animated, .brief: withAnimation { write() }
      case .completing:
        withAnimation {
          write()
        } completion: {
          stage.completions += 1
        }
      }
    }
  }

  // MARK: Comparing

  private func difference(after step: StateStep?) -> String? {
    let (present, leaving) = (Set(model.views.map(\.path)), model.leavingPaths)
    stage.keep(present.union(leaving))
    if let words = otherTexts(leaving) { return words }
    // While a view is leaving, as a screen that is popped always does, its bodies may still run.
    let isAnimated = step?.isAnimated ?? false || program.plan.presents
    let ignored = leaving.union(model.leftBefore)
    // What follows the focus learns of other values once all views are in place. So a view that is
    // made meanwhile begins with the former ones, and others may go only then.
    let followers = model.madeFollowers
    let isLagging = program.plan.followsFocus && (model.hasMovedFocus || !followers.isEmpty)
    func isLate(_ path: String) -> Bool {
      followers.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    func counted(_ bodies: [String]) -> [String] {
      let counted = bodies.filter {
        !isLate($0) && !ignored.contains($0) && (!isAnimated && !isLagging || present.contains($0))
      }
      return (isLagging ? Array(Set(counted)) : counted).sorted()
    }
    if counted(stage.bodies) != counted(model.bodies) {
      return "ran \(stage.bodies)\n expected \(model.bodies)"
    }
    // What it observes may call its actions, too, and views may come in it that go with it.
    func called(_ events: [String]) -> [String] {
      events.filter { event in
        let path = String(event.prefix { $0 != " " })
        // They may learn of several values at once, or of one more.
        let follows = [" collects ", " to ", " starts", " ends"].contains { event.contains($0) }
        if isLate(path) || isLagging && follows { return false }
        if event.hasSuffix(" disappears") { return !isAnimated || model.events.contains(event) }
        return !ignored.contains(path) && (!isAnimated || present.contains(path))
      }.sorted()
    }
    if called(stage.events) != called(model.events) {
      return "called \(called(stage.events))\n expected \(called(model.events))"
    }
    if step?.way == .completing, stage.completions != 1 {
      return "\(stage.completions) completions"
    }
    if model.rounds < 2, !isAnimated, ignored.isEmpty, let words = disorder(stage.events) {
      return words
    }
    // While a layout moves, the frames are those on the way.
    for view in model.views where view.plan?.arranges == true && step?.way != .brief {
      let length = (try? app.find(.identifier("\(view.path).column")))?.frame.height
      let expected = CGFloat(model.columnLength(view))
      if length != expected {
        return "\(view.path) is \(length.map { "\($0)" } ?? "-") long, expected \(expected)"
      }
    }
    if stage.living.count != model.objectCount {
      return "\(stage.living.count) objects live, expected \(model.objectCount)"
    }
    return app.diagnostics.isEmpty ? nil : "\(app.diagnostics)"
  }

  private func otherTexts(_ leaving: Set<String>) -> String? {
    let all = app.findAll(.containing("root")).map(\.text).filter { text in
      !leaving.contains(String(text.prefix { $0 != ":" && $0 != " " }))
    }
    func isSum(_ text: String) -> Bool { text.contains(" sums ") || text.contains(" outlines ") }
    var (texts, wanted) = (all.filter { !isSum($0) }, model.views.map(\.text))
    if program.plan.presents { (texts, wanted) = (texts.sorted(), wanted.sorted()) }
    if texts != wanted { return "shown \(texts)\n expected \(wanted)" }
    let (sums, wantedSums) = (
      all.filter(isSum).sorted(), (model.overlays + model.outlines).sorted()
    )
    return sums == wantedSums ? nil : "shown \(sums)\n expected \(wantedSums)"
  }

  /// Returns calls in the wrong order: views that appear come before those that disappear (S1.20).
  private func disorder(_ events: [String]) -> String? {
    guard let last = events.lastIndex(where: { $0.hasSuffix(" appears") }),
      let first = events.firstIndex(where: { $0.hasSuffix(" disappears") }), first < last
    else { return nil }
    return "\(events[first]) before \(events[last])"
  }
}

extension StatePlan {
  /// Whether views in it are presented, which are elsewhere in the tree.
  var presents: Bool {
    children.contains { child in
      switch child.place {
      case .sheet, .pushed: true
      default: child.plan.presents
      }
    }
  }
}

extension StatePlan {
  /// Whether views in it read what the views around the focus tell.
  var followsFocus: Bool {
    holds.contains(.focusedNumber) || children.contains { $0.plan.followsFocus }
  }
}

/// Returns the smallest program that still fails after parts are left out, with what differs.
@MainActor
func shrunk(_ program: StateProgram) async -> (StateProgram, String)? {
  guard var words = await StateProgramRun(program).failure() else { return nil }
  var program = program
  var isShrinking = true
  while isShrinking {
    isShrinking = false
    for smaller in program.smaller {
      guard let found = await StateProgramRun(smaller).failure() else { continue }
      (program, words, isShrinking) = (smaller, found, true)
      break
    }
  }
  return (program, words)
}
