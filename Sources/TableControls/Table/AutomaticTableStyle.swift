import HostInterface
import ViewRuntime

/// The default style of the current context.
public struct AutomaticTableStyle: TableStyle {
  /// The style's name for the table: `automatic`.
  public static var _name: String { "automatic" }
  /// Creates the default style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of the current context.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
