import ViewRuntime
import ViewTexts

/// The bar of a screen in a navigation stack.
public struct NavigationBarItem: Sendable {
  /// How the title stands in the bar.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// In the middle.
    case inline
    /// At the leading side.
    case large

    var mode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
