/// What positions are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The view above that has this name.
  case named(AnyHashable)

  /// Whether places are measured from the window's corner.
  public var isGlobal: Bool { self == .global }
  /// Whether places are measured from the view's own corner.
  public var isLocal: Bool { self == .local }
}
