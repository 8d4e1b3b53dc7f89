import ViewRuntime

/// Whether every other row of a list is darker.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It is.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It is not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
