/// How much a finding matters.
package enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  /// It can be written better, and works.
  case information
  /// It works in some cases only, or is easily broken.
  case warning
  /// It does not do what its author means.
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
