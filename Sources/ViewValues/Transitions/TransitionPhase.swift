/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed and is on its way out.
  case didDisappear

  /// Whether the view is there, as if there were no transition.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while there, 1 after: for effects that go on in one direction.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
