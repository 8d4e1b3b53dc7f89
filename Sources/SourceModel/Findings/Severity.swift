/// The severity of a finding.
package enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  /// It works, but can be written better.
  case information
  /// It works only in some cases, or breaks easily.
  case warning
  /// It does not do what its author meant.
  case error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .information: 0
    case .warning: 1
    case .error: 2
    }
  }
}
