import ViewLayouts
import ViewRuntime

/// A style that shows the controls side by side without gaps, as in a menu.
public struct PaletteControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the controls side by side without gaps, as in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
