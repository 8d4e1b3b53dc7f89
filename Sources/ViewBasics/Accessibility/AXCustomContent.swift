import ViewRuntime
import ViewTexts

/// What assistive clients are told of a view beside its label and value.
public final class AXCustomContent: Sendable {
  /// How soon the user hears of it.
  public enum Importance: UInt, Sendable {
    /// When asking for more.
    case `default`
    /// Always, together with the value.
    case high
  }
}
