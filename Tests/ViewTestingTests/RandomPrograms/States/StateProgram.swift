/// A random state program: its views, and what happens to them.
struct StateProgram: CustomStringConvertible {
  var plan: StatePlan
  var steps: [StateStep]

  static func seeded(_ seed: Int) -> StateProgram {
    var random = ProgramRandom(seed: seed)
    let plan = StatePlan.random(depth: 1 + random.below(3), using: &random)
    let model = NaiveProgram(plan)
    var steps: [StateStep] = []
    for _ in 0..<(2 + random.below(6)) {
      let step = StateStep.random(in: model, using: &random)
      steps.append(step)
    }
    return StateProgram(plan: plan, steps: steps)
  }

  var description: String { "\(plan)\n\(steps.map(\.description).joined(separator: "\n"))" }

  /// Simpler programs, each with one change.
  var smaller: [StateProgram] {
    let withoutSteps = steps.indices.map { index in
      var program = self
      program.steps.remove(at: index)
      return program
    }
    let withoutWrites = steps.indices.flatMap { index in
      steps[index].smaller.map { step in
        var program = self
        program.steps[index] = step
        return program
      }
    }
    return withoutSteps + plan.smaller.map { StateProgram(plan: $0, steps: steps) }
      + withoutWrites
  }
}

/// One step: writes that are made together, or one thing that the user does.
struct StateStep: CustomStringConvertible {
  /// Where the writes are made.
  enum Way: CaseIterable {
    case direct, task, queue, stream, elsewhere, transaction, animated, completing
    /// Animated, and followed by the next step before the animations have ended.
    case brief
  }

  var way = Way.direct
  var writes: [StateAction] = []
  var user: StateUserAction?

  var isAnimated: Bool { [.animated, .completing, .brief].contains(way) }

  var description: String { user.map { "\($0)" } ?? "\(way) \(writes)" }

  var smaller: [StateStep] {
    guard user == nil else { return [] }
    var all = writes.indices.map { index in
      var step = self
      step.writes.remove(at: index)
      return step
    }
    if way != .direct { all.append(StateStep(writes: writes)) }
    return all
  }

  /// Returns a random step, which the model has taken.
  static func random(in model: NaiveProgram, using random: inout ProgramRandom) -> StateStep {
    var step = StateStep()
    if random.below(4) == 0, let user = StateUserAction.random(in: model, using: &random) {
      step.user = user
      model.perform(step)
      return step
    }
    if random.below(6) == 0 { step.way = random.one(of: Way.allCases) }
    if step.way == .brief, !model.root.plan!.mayBeBrief { step.way = .animated }
    model.begin(step)
    for _ in 0..<(1 + random.below(2) * random.below(4)) {
      guard let action = StateAction.random(in: model, using: &random) else { break }
      // The focus moves without animations.
      if step.way == .brief, action.isForFocus(in: model) { continue }
      // Requests for the focus are made one at a time.
      if action.isForFocus(in: model), step.writes.contains(where: { $0.isForFocus(in: model) }) {
        continue
      }
      // What a task is sent waits for its turn, by which the task may have been replaced.
      if case .sent = action.change, !step.writes.isEmpty { continue }
      step.writes.append(action)
      action.perform(model)
      if case .sent = action.change { break }
    }
    model.finish(step)
    return step
  }
}

extension StatePlan {
  /// Whether views that return before they have gone are the same: not those with other ids.
  var mayBeBrief: Bool {
    children.allSatisfy { child in
      switch child.place {
      case .identified, .sheet, .pushed: false
      default: child.plan.mayBeBrief
      }
    }
  }
}

extension NaiveProgram {
  /// Takes a step.
  ///
  /// - Returns: whether the user can do what it asks for.
  @discardableResult
  func perform(_ step: StateStep) -> Bool {
    begin(step)
    var isPossible = true
    if let user = step.user { isPossible = user.perform(self) }
    for action in step.writes { action.perform(self) }
    finish(step)
    return isPossible
  }

  func begin(_ step: StateStep) {
    begin()
    leftBefore = leavingPaths
  }

  func finish(_ step: StateStep) {
    keepsLeaving = step.way == .brief
    settle()
    keepsLeaving = false
    if step.way != .brief {
      endTransitions()
      settle()
    }
  }

  /// The views that are leaving.
  var leavingPaths: Set<String> { Set(allViews.map(\.path)).subtracting(views.map(\.path)) }
}
