import ViewLayouts
import ViewRuntime

/// The controls side by side without a gap, as in a menu.
public struct PaletteControlGroupStyle {
  /// The controls side by side without a gap, as in a menu.
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side without a gap, as in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
