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

private struct BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// How strongly the background of the place stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material that the place lies on; nil: none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
