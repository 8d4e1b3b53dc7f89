import Controls
import ViewRuntime

/// A style with a frame with rounded corners.
public struct RoundedBorderTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .roundedBorder)
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style with a frame with rounded corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
