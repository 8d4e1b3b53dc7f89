import ViewRuntime

/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest. A text in the style `body` has 14 points.
  case xSmall
  /// A text in the style `body` has 15 points.
  case small
  /// A text in the style `body` has 16 points.
  case medium
  /// The usual one. A text in the style `body` has 17 points.
  case large
  /// A text in the style `body` has 19 points.
  case xLarge
  /// A text in the style `body` has 21 points.
  case xxLarge
  /// The largest of the usual ones. A text in the style `body` has 23 points.
  case xxxLarge
  /// A text in the style `body` has 28 points.
  case accessibility1
  /// A text in the style `body` has 33 points.
  case accessibility2
  /// A text in the style `body` has 40 points.
  case accessibility3
  /// A text in the style `body` has 47 points.
  case accessibility4
  /// The largest. A text in the style `body` has 53 points.
  case accessibility5

  /// Whether it is one of the sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// From 0 for `xSmall` on.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large text styles are in the place; `.large`, the usual size, unless set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  package static let dynamicTypeMask = EnvironmentMask(ObjectIdentifier(DynamicTypeSizeKey.self))
}

extension View {
  /// Sets the text size inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size inside within limits.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
