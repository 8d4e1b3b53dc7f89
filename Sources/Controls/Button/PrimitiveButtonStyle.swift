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

/// The properties of a button that a `PrimitiveButtonStyle` receives.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    package let content: AnyView

    package init(content: AnyView) { self.content = content }
  }

  /// The button's role; nil if it has none.
  public let role: ButtonRole?
  /// The button's label, to place in the style's view.
  public let label: Label
  package let action: @MainActor () -> Void

  package init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
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
