import HostInterface
import LayoutCore
import ViewRuntime

/// A style with a button that stays pressed while it is on.
public struct ButtonToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ToggleChrome(isOn: configuration.isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style of a toolbar's toggles, distinct from one that the app sets.
private struct BarToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    ToggleChrome(isOn: configuration.isOn, label: configuration.label)
  }
}

extension View {
  /// Shows toggles without a style as buttons, as for a toolbar's items (S7.13).
  package nonisolated func togglesAsButtons() -> some View {
    modifier(FallbackStyle(maker: ToggleStyleMaker(style: BarToggleStyle())))
  }

  /// Undoes that for the content that a toolbar's item presents.
  package nonisolated func togglesAsUsual() -> some View {
    modifier(FallbackStyleRemoval(maker: ToggleStyleMaker(style: BarToggleStyle())))
  }
}

/// The button's chrome around the label; the toggle itself handles the taps.
private struct ToggleChrome: View, ControlView {
  typealias Body = Never
  let isOn: Bool
  let label: ToggleStyleConfiguration.Label

  private func spec(in environment: EnvironmentValues) -> ControlSpec {
    ControlSpec(
      kind: .button, style: isOn ? .borderedProminent : .bordered,
      size: environment.controlSize.hostSize, borderShape: environment.buttonBorderShape.hostShape,
      tint: environment.hostTint)
  }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(traits: isOn ? .selected : [], control: spec(in: environment))
  }

  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    ChromeLayout(control: spec(in: environment))
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> ToggleStyleConfiguration.Label { label }
  func handle(_ event: HostEvent, _ context: ControlContext) {}
  static var environmentMask: EnvironmentMask { .controlLooks }
}
