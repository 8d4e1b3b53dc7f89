import Foundation

/// A problem in the arguments of a frame; the runtime words the warning (D13a, D13b).
package enum FrameProblem: Equatable, Sendable {
  /// A length is negative, not a number, or infinite where that is not allowed; it is ignored
  /// (D13a).
  case invalidLength(argument: String, value: CGFloat)

  /// The minimum, ideal and maximum length along an axis do not ascend; the earlier one raises the
  /// later (D13b).
  case contradiction(Axis)
}
