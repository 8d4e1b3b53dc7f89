import SwiftUI

extension ViewTest {
  /// Uses the app at random, as a monkey test, and checks the invariants after each step.
  ///
  /// ```swift
  /// @MainActor @Test func holds() async throws {
  ///   try await ViewTest(ContentView()).explore(actions: 1_000, seed: 7)
  /// }
  /// ```
  ///
  /// It taps visible controls, types texts of all kinds (Japanese, emoji, very long ones), presses
  /// keys, swipes, drags, scrolls, resizes the window, changes language, text size and colours,
  /// navigates back and forth, and lets time pass. After each step every ``Invariant`` must hold.
  ///
  /// A violation is thrown as a ``Finding``, with the fewest steps that lead to it as a test to
  /// paste. To find those, the app is restarted many times; so explore a view with a model using
  /// ``explore(actions:seed:invariants:onStep:file:line:_:)``, which receives a closure that
  /// creates both. An app that writes files or sends mail does so here as well: give it a model
  /// that does not. Its `@AppStorage` values are restored before each start and at the end.
  ///
  /// - Parameters:
  ///   - actions: the number of steps. A step takes about as long as a frame and one evaluation of
  ///     everything.
  ///   - seed: the random seed; the same seed gives the same steps.
  ///   - invariants: the invariants to check.
  ///   - onStep: receives each step, as a line of Swift, before it is performed: printing it shows
  ///     where a program crashed.
  /// - Returns: the log of the performed steps.
  /// - Throws: ``Finding``.
  @discardableResult
  public func explore(
    actions: Int = 300, seed: UInt64 = 1, invariants: Set<Invariant> = Set(Invariant.allCases),
    onStep: @escaping (String) -> Void = { _ in }, file: String = #fileID, line: Int = #line
  ) async throws -> Exploration {
    let isAtStart = runtime.eventCount == 0
    let make: @MainActor () async throws -> ViewTest? = if isAtStart { makeAgain } else { { nil } }
    return try await Self.explore(self, actions, seed, invariants, onStep, file, line, make)
  }

  /// Explores an app that is recreated for each attempt, with everything that belongs to it.
  ///
  /// ```swift
  /// try await ViewTest.explore(actions: 1_000, seed: 7) {
  ///   let app = ViewTest(ShopView(cart: Cart()))
  ///   try app.tap("Log in")
  ///   return app
  /// }
  /// ```
  ///
  /// - Parameter make: starts the app and brings it to the starting point of the exploration.
  @discardableResult
  public static func explore(
    actions: Int = 300, seed: UInt64 = 1, invariants: Set<Invariant> = Set(Invariant.allCases),
    onStep: @escaping (String) -> Void = { _ in }, file: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor () async throws -> ViewTest
  ) async throws -> Exploration {
    try await explore(make(), actions, seed, invariants, onStep, file, line, make)
  }

  private static func explore(
    _ test: ViewTest, _ actions: Int, _ seed: UInt64, _ invariants: Set<Invariant>,
    _ onStep: @escaping (String) -> Void, _ file: String, _ line: Int,
    _ make: @escaping @MainActor () async throws -> ViewTest?
  ) async throws -> Exploration {
    var latest = test
    defer { latest.settings.putBack() }
    // Each start finds the same settings as the first.
    let make: @MainActor () async throws -> ViewTest? = {
      latest.settings.putBack()
      guard let next = try await make() else { return nil }
      latest = next
      return next
    }
    let explorer = Explorer(invariants: invariants, onStep: onStep)
    let result = await explorer.explore(test, actions: actions, seed: seed)
    func finding(_ violation: InvariantChecker.Violation, _ result: Explorer.Result, _ isSure: Bool)
      -> Finding
    {
      Finding(
        invariant: violation.invariant, message: violation.message,
        steps: result.log.map(\.code), isReproduced: isSure, seed: seed, file: file, line: line)
    }
    if let violation = result.violation {
      var shrinking = StepShrinking(
        Explorer(invariants: invariants, onStep: { _ in }), violation, make)
      let shortest = await shrinking.shortest(result.log.map(\.step))
      throw finding(shortest?.violation ?? violation, shortest ?? result, shortest != nil)
    }
    if !invariants.isDisjoint(with: [.repeats, .leavesNothing]), let again = try await make(),
      let (violation, length) = await explorer.violationOnce(more: result, in: again)
    {
      var part = result
      part.log.removeSubrange(length...)
      throw finding(violation, part, true)
    }
    return Exploration(
      seed: seed, steps: result.log.map(\.code),
      kinds: result.log.reduce(into: [:]) { $0[$1.step.kind, default: 0] += 1 },
      screens: Set(result.log.map(\.screen) + [result.start]).count)
  }
}

extension Explorer {
  /// Repeats the steps in a fresh start, which must show the same, and unmounts it, which must
  /// leave nothing.
  ///
  /// - Returns: the violation, and after how many steps it occurred.
  fileprivate func violationOnce(
    more former: Result, in test: ViewTest
  ) async -> (InvariantChecker.Violation, Int)? {
    let silent = Explorer(invariants: invariants, onStep: { _ in })
    let again = await silent.replay(former.log.map(\.step), in: test)
    if invariants.contains(.repeats) {
      if let violation = again.violation { return (violation, again.log.count) }
      var screens = [(former.start, again.start)]
      screens += zip(former.log, again.log).map { ($0.screen, $1.screen) }
      if let place = screens.firstIndex(where: { $0.0 != $0.1 }) {
        let difference = LineDifference(from: screens[place].0, to: screens[place].1)
        let message = "The same steps show something else (+) in a fresh start:\n\(difference)"
        return (InvariantChecker.Violation(.repeats, message), place)
      }
    }
    guard invariants.contains(.leavesNothing), let violation = await test.checker.leftAfterUnmount()
    else { return nil }
    return (violation, former.log.count)
  }
}
