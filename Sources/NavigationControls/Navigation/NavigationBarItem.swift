import ViewRuntime
import ViewTexts

/// The bar of a screen in a navigation stack.
public struct NavigationBarItem: Sendable {
  /// The position of the title in the bar.
  public enum TitleDisplayMode: Sendable {
    /// The same mode as on the previous screen.
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
