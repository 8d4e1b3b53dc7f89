/// Whether the compiler still accepts the sources after a change.
package enum Verification: Sendable {
  /// It type-checks before and after.
  case passed
  /// It did not type-check before, so the result is unknown; with the compiler's messages.
  case unknown([TypeChecker.Message])
  /// It type-checked before and no longer does.
  case failed([TypeChecker.Message])

  package static func run(
    _ checker: TypeChecker, modules: [SourceModule], from old: [String: [UInt8]],
    to new: [String: [UInt8]]
  ) throws -> Verification {
    let before = try checker.errors(in: modules, texts: old)
    guard before.isEmpty else { return .unknown(before) }
    let after = try checker.errors(in: modules, texts: new)
    return after.isEmpty ? .passed : .failed(after)
  }
}
