import HostInterface
import ViewRuntime

/// Decides how buttons look; interaction stays standard.
///
/// ```swift
/// struct Stamp: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(.yellow)
///       .opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
///
/// Button("Approve") { approve() }.buttonStyle(Stamp())
/// ```
///
/// A style may have its own `@State` and `@Environment` (S2.14).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// Returns the label as the style shows it. Presses, keys and focus are added around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct ButtonStyleMaker<Style: ButtonStyle>: StyleMaker {
  let style: Style

  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    PressableButton(style: style, configuration: configuration).modifier(FocusAwareModifier())
  }
}

/// A button whose appearance comes from a custom style.
private struct PressableButton<Style: ButtonStyle>: View, PropertyContainer {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    ButtonControl(
      style: .plain, role: configuration.role, action: configuration.action,
      onPress: { isPressed = $0 },
      label: style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content),
          isPressed: isPressed)))
  }
}

extension View {
  /// Sets how the buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: ButtonStyleMaker(style: style)))
  }
}
