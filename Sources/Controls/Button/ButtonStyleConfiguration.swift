import HostInterface
import ViewRuntime

/// The properties of a button that a `ButtonStyle` receives.
public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The button's role; nil if it has none.
  public let role: ButtonRole?
  /// The button's label, to place in the style's view.
  public let label: Label
  /// Whether a finger or the mouse button presses it.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}
