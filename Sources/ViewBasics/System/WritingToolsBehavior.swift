import ViewEnvironment
import ViewRuntime

/// How far the system's writing tools may change what the user writes.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a panel of their own.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// How far the system's writing tools may change the texts inside.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}
