import ViewRuntime
import ViewTexts

/// Additional information about a view for assistive clients, beyond its label and value.
public final class AXCustomContent: Sendable {
  /// When the user hears the content.
  public enum Importance: UInt, Sendable {
    /// Only when the user asks for more.
    case `default`
    /// Always, together with the value.
    case high
  }
}
