import ViewDrawing
import ViewRuntime

/// Decides how labelled content looks.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled content; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the arranged label and content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the labelled content inside looks.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: LabeledContentStyleMaker(style: style)))
  }
}
