import ViewRuntime

/// Decides how toggles look.
///
/// ```swift
/// struct Tick: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       HStack { Text(configuration.isOn ? "✓" : " "); configuration.label }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled toggle; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  /// Returns the toggle: the label, and a control that shows and changes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct ToggleStyleMaker<Style: ToggleStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: ToggleStyleMaker(style: style)))
  }
}
