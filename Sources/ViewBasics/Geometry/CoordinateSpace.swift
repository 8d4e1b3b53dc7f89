/// What positions are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The view above that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
