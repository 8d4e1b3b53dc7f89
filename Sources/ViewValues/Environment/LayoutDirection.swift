import LayoutCore

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The layout direction; in right-to-left, horizontal placement is mirrored (S11.4).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  package static let directionMask = EnvironmentMask(ObjectIdentifier(LayoutDirectionKey.self))
}
