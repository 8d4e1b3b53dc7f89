import ViewEnvironment
import ViewRuntime

/// How far the system's writing tools may change the user's text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the context.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools rewrite the text in place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools show their results in a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The tools are not available.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Sets how far the system's writing tools may change the texts inside.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}
