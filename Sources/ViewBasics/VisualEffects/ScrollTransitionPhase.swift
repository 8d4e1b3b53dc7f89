import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The phase of a view's transition through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Entering or leaving at the top or leading edge.
  case topLeading
  /// Fully visible.
  case identity
  /// Entering or leaving at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is fully visible and should have its normal look.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top, 0 when fully visible, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
