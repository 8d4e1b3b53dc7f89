import ViewLayouts
import ViewRuntime

/// The controls side by side without a gap, for menus.
public struct CompactMenuControlGroupStyle {
  /// The controls side by side without a gap, for menus.
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls side by side without a gap, for menus.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
