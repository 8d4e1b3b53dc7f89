/// Whether a change keeps what the compiler accepts.
package enum Verification: Sendable {
  /// It type-checks before and after.
  case passed
  /// It did not before, so nothing is known; what the compiler said.
  case unknown([TypeChecker.Message])
  /// It did before and does not any more.
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
