import ViewRuntime

/// How prominent the background of a view is, such as that of a selected row.
///
/// ```swift
/// @Environment(\.backgroundProminence) private var prominence
/// ...
/// Image(systemName: "star").foregroundStyle(prominence == .increased ? .primary : .tint)
/// ```
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// A subtle background; the default.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A prominent background. No container here sets it; a program may set it for a subtree.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// The prominence of the background.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
