import Controls
import ViewRuntime

/// Decides how text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// What the style makes of a text editor; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = TextEditorStyleConfiguration

  /// The editor, which is typed into as ever, with what the style puts around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A text editor as its style sees it.
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

/// The usual style.
public struct AutomaticTextEditorStyle {
  /// The usual style.
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .automatic)
  }
}

/// Text on the background of its place.
public struct PlainTextEditorStyle {
  /// Text on the background of its place.
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .plain)
  }
}

/// Within a frame with round corners.
public struct RoundedBorderTextEditorStyle {
  /// Within a frame with round corners.
  public nonisolated init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    PlacedTextEditor(configuration, style: .roundedBorder)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text on the background of its place.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Within a frame with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
