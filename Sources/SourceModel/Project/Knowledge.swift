/// An answer that may be unknown. Rules never report unknown facts as wrong.
package enum Knowledge: Sendable {
  case yes, no, unknown

  package var isYes: Bool { self == .yes }
  package var isNo: Bool { self == .no }

  /// Yes if either is; no only if both are.
  package static func || (a: Knowledge, b: @autoclosure () -> Knowledge) -> Knowledge {
    if a == .yes { return .yes }
    let b = b()
    if b == .yes { return .yes }
    return a == .no && b == .no ? .no : .unknown
  }

  package init(_ value: Bool) { self = value ? .yes : .no }
}
