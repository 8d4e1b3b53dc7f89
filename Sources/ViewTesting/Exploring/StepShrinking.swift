/// Finds a short list of steps that leads to a violation.
@MainActor
struct StepShrinking {
  let explorer: Explorer
  let violation: InvariantChecker.Violation
  let make: @MainActor () async throws -> ViewTest?
  /// The remaining number of app starts.
  private var budget = 150

  init(
    _ explorer: Explorer, _ violation: InvariantChecker.Violation,
    _ make: @escaping @MainActor () async throws -> ViewTest?
  ) {
    self.explorer = explorer
    self.violation = violation
    self.make = make
  }

  /// Returns the shortest list that still leads to it; nil if even all the steps do not, from a
  /// fresh start.
  mutating func shortest(_ steps: [ExplorationStep]) async -> Explorer.Result? {
    guard var best = await attempt(steps) else { return nil }
    var length = max(1, steps.count / 2)
    while length > 0 {
      var start = 0
      var isShorter = false
      while start < best.log.count {
        var shorter = best.log.map(\.step)
        shorter.removeSubrange(start..<min(start + length, shorter.count))
        if let result = await attempt(shorter) {
          best = result
          isShorter = true
        } else {
          start += length
        }
      }
      // Steps needed only by a removed step may be removable now, too.
      if length == 1, !isShorter || budget <= 0 { break }
      length = max(1, length / 2)
    }
    for index in best.log.indices {
      var simpler = best.log.map(\.step)
      guard let step = simpler[index].simplified else { continue }
      simpler[index] = step
      if let result = await attempt(simpler) { best = result }
    }
    return best
  }

  private mutating func attempt(_ steps: [ExplorationStep]) async -> Explorer.Result? {
    guard budget > 0, let test = try? await make() else { return nil }
    budget -= 1
    let result = await explorer.outcome(of: steps, for: violation.invariant, in: test)
    guard let found = result.violation, found.isSame(as: violation) else { return nil }
    return result
  }
}

extension ExplorationStep {
  /// The step with a simpler value.
  fileprivate var simplified: ExplorationStep? {
    guard case .use(let target, let use) = self else { return nil }
    switch use {
    case .type(let text, let composing) where text != "a":
      return .use(target, .type("a", composing: composing))
    case .paste(let text) where text != "a": return .use(target, .paste("a"))
    default: return nil
    }
  }
}
