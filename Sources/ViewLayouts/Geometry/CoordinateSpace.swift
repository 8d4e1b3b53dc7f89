/// A frame of reference for positions.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The ancestor with this name.
  case named(AnyHashable)

  /// Whether positions are relative to the window.
  public var isGlobal: Bool { self == .global }
  /// Whether positions are relative to the view itself.
  public var isLocal: Bool { self == .local }
}
