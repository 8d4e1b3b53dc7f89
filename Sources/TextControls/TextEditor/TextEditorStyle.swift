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

/// The properties of a text editor that its style receives.
public struct TextEditorStyleConfiguration {
  let content: EditedText
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

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style that shows the text on its container's background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style with a frame with rounded corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
