import Foundation

/// What is wrong with the arguments of a frame; the runtime words the warning (D13a, D13b).
package enum FrameProblem: Equatable, Sendable {
  /// A length is negative, not a number, or infinite where it must not be; it is left out (D13a).
  case invalidLength(argument: String, value: CGFloat)

  /// The smallest, ideal and largest length along an axis do not ascend; the earlier of them
  /// raises the later (D13b).
  case contradiction(Axis)
}
