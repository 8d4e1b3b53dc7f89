import ViewRuntime

/// Decides how buttons look and what activates them.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
///
/// To change only the appearance, use `ButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled button; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the label as the style shows it, with whatever triggers the action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

package struct PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle>: StyleMaker, PropertyContainer
{
  package let style: Style

  package init(style: Style) { self.style = style }

  package func body(_ configuration: PrimitiveButtonStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the buttons inside look and what activates them.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: PrimitiveButtonStyleMaker(style: style)))
  }
}
