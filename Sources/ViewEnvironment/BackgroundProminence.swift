import ViewRuntime

/// How strongly the background of a place stands out: a selected row's does.
///
/// ```swift
/// @Environment(\.backgroundProminence) private var prominence
/// ...
/// Image(systemName: "star").foregroundStyle(prominence == .increased ? .primary : .tint)
/// ```
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// A quiet background: that of every place unless set.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background that stands out. No container here sets it; a program may, for a subtree.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// How strongly the background of the place stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
