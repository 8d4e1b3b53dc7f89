import ViewRuntime

/// The user's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size. Text in the `body` style has 14 points.
  case xSmall
  /// Text in the `body` style has 15 points.
  case small
  /// Text in the `body` style has 16 points.
  case medium
  /// The default. Text in the `body` style has 17 points.
  case large
  /// Text in the `body` style has 19 points.
  case xLarge
  /// Text in the `body` style has 21 points.
  case xxLarge
  /// The largest standard size. Text in the `body` style has 23 points.
  case xxxLarge
  /// Text in the `body` style has 28 points.
  case accessibility1
  /// Text in the `body` style has 33 points.
  case accessibility2
  /// Text in the `body` style has 40 points.
  case accessibility3
  /// Text in the `body` style has 47 points.
  case accessibility4
  /// The largest size. Text in the `body` style has 53 points.
  case accessibility5

  /// Whether it is one of the accessibility sizes beyond the standard ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index, from 0 for `xSmall`.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The size of text styles; `.large` unless set.
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

  /// Limits the text size inside to a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
