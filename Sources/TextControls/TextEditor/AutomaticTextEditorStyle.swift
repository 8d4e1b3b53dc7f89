import Controls
import ViewRuntime

/// The default style.
public struct AutomaticTextEditorStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .automatic)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
