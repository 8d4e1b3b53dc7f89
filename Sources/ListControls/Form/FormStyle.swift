import Controls
import ViewRuntime

/// Decides how forms look.
///
/// ```swift
/// struct PlainForm: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView { VStack(alignment: .leading) { configuration.content } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the styled form; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// Returns the form around its sections.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct FormStyleMaker<Style: FormStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: FormStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, to style it further.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

extension View {
  /// Sets how the forms inside look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: FormStyleMaker(style: style)))
  }
}
