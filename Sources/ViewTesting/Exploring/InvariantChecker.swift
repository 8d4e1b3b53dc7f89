import HostInterface
import SwiftUI
import ViewRuntime

/// Checks an app's invariants.
@MainActor
final class InvariantChecker {
  struct Violation {
    let invariant: ViewTest.Invariant
    let message: String
    /// Equal for violations caused by the same mistake.
    let signature: String

    init(_ invariant: ViewTest.Invariant, _ message: String, signature: String = "") {
      self.invariant = invariant
      self.message = message
      self.signature = signature
    }

    func isSame(as other: Violation) -> Bool {
      invariant == other.invariant && signature == other.signature
    }
  }

  private unowned let test: ViewTest
  private let audit: LifetimeAudit
  private var knownDiagnostics = 0

  init(_ test: ViewTest) {
    self.test = test
    audit = test.runtime.beginAudit()
  }

  /// Waits until the app comes to rest and checks once.
  func violation(of invariants: Set<ViewTest.Invariant>) async -> Violation? {
    do {
      try await test.settle()
    } catch {
      guard invariants.contains(.rests) else { return nil }
      return Violation(.rests, "\((error as? ViewTestError)?.message ?? "\(error)")")
    }
    let diagnostics = test.diagnostics
    if invariants.contains(.noDiagnostics), diagnostics.count > knownDiagnostics {
      let diagnostic = diagnostics[knownDiagnostics]
      return Violation(.noDiagnostics, "\(diagnostic)", signature: diagnostic.code)
    }
    knownDiagnostics = diagnostics.count
    // Moving views are at intermediate positions, and are kept until they arrive.
    if test.isMoving { return nil }
    if invariants.contains(.followsFromState), let violation = await differenceAfterReevaluation() {
      return violation
    }
    guard invariants.contains(.leavesNothing), !test.isMoving else { return nil }
    return strays()
  }

  /// Checks as often as necessary to distinguish leaks from temporary references.
  func thoroughViolation(of invariants: Set<ViewTest.Invariant>) async -> Violation? {
    for _ in 0..<(invariants.contains(.leavesNothing) ? LifetimeAudit.patience : 1) {
      if let violation = await violation(of: invariants) { return violation }
      if invariants.contains(.leavesNothing) {
        reevaluateAll()
        try? await test.settle()
      }
    }
    return nil
  }

  private func reevaluateAll() { test.perform { _ in test.runtime.reevaluateAll() } }

  private func differenceAfterReevaluation() async -> Violation? {
    let differences = test.runtime.hostDifferences(from: test.host.tree)
    if let first = differences.first {
      return Violation(
        .followsFromState, "The host shows something else than the tree says: \(first)",
        signature: "host")
    }
    let before = test.tree
    reevaluateAll()
    // A change that appears only while waiting may be a server's answer that arrived meanwhile.
    let differsAtOnce = test.isMoving || test.tree != before
    try? await test.settle()
    guard differsAtOnce, !test.isMoving else { return nil }
    let after = test.tree
    guard before != after else { return nil }
    return Violation(
      .followsFromState,
      "The screen is another one (+) after every body was evaluated once more:\n"
        + LineDifference(from: before, to: after).description)
  }

  private func strays() -> Violation? {
    let strays = audit.strays(in: test.runtime)
    guard !strays.isEmpty else { return nil }
    return Violation(
      .leavesNothing, "These belong to views that are gone:\n" + Self.list(strays))
  }

  private static func list(_ lines: [String]) -> String {
    let shown = lines.prefix(12)
    let rest = lines.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) kinds more"] : [])).joined(separator: "\n")
  }

  /// Unmounts the app and checks what remains.
  func leftAfterUnmount() async -> Violation? {
    test.unmount()
    // Whatever waits for the clock may hold its objects until then.
    try? await test.advance(by: .seconds(60))
    let living = audit.living
    guard !living.isEmpty else { return nil }
    return Violation(
      .leavesNothing,
      "These were left when the whole app had been taken down:\n" + Self.list(living),
      signature: "unmount")
  }
}

extension ViewTest {
  /// Checks the invariants now.
  ///
  /// ```swift
  /// try await app.checkInvariants()          // starts watching
  /// try app.tap("Remove all")
  /// try await app.checkInvariants()          // the rows have been released
  /// ```
  ///
  /// Lifetimes are tracked from the first call on, so call it once at the start.
  ///
  /// - Throws: ``ViewTestError`` that describes the violation.
  public func checkInvariants(
    _ invariants: Set<Invariant> = Set(Invariant.allCases), file: String = #fileID,
    line: Int = #line
  ) async throws {
    guard let violation = await checker.thoroughViolation(of: invariants) else { return }
    throw ViewTestError(
      "The app does not hold .\(violation.invariant.rawValue): \(violation.message)", file, line)
  }
}
