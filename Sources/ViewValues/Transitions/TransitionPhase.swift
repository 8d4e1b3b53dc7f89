/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present.
  case identity
  /// The view has been removed and is disappearing.
  case didDisappear

  /// Whether the view is fully present, as without a transition.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while present, 1 after: for effects that continue in one direction.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
