import ViewRuntime

/// Whether every other row of a list is darker.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the current context.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every other row is darker.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
