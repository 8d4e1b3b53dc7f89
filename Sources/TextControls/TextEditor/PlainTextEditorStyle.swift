import Controls
import ViewRuntime

/// A style that shows the text on its container's background.
public struct PlainTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .plain)
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style that shows the text on its container's background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
