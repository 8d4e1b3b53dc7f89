import Controls
import ViewRuntime

/// Decides how text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the styled text editor; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the editor, with standard editing, and the style's decoration around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct TextEditorStyleMaker<Style: TextEditorStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: TextEditorStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the text editors inside look.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(StyleModifier(maker: TextEditorStyleMaker(style: style)))
  }
}
