import ViewLayouts
import ViewRuntime

/// A style that shows the controls side by side without gaps, for menus.
public struct CompactMenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that shows the controls side by side without gaps, for menus.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
