import Controls
import ViewRuntime

/// Decides how text fields look.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     VStack(spacing: 0) { configuration; Divider() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled field; inferred from ``_body(configuration:)``.
  associatedtype _Body: View

  typealias _Label = _TextFieldStyleLabel

  /// Returns the field: `configuration`, with standard editing, and the style's decoration around
  /// it.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field passed to a style, whatever its type.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { content }
}

struct TextFieldStyleMaker<Style: TextFieldStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: TextField<_TextFieldStyleLabel>) -> Style._Body {
    style._body(configuration: configuration)
  }
}

extension View {
  /// Sets how the text fields and secure fields inside look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: TextFieldStyleMaker(style: style)))
  }
}
