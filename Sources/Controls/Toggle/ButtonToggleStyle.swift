import HostInterface
import LayoutCore
import ViewRuntime

/// A button that stays down while it is on.
public struct ButtonToggleStyle {
  /// A button that stays down while it is on.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    ToggleChrome(isOn: configuration.isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style of a toolbar's toggles, told from one that the program sets.
private struct BarToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    ToggleChrome(isOn: configuration.isOn, label: configuration.label)
  }
}

extension View {
  /// Toggles that have no style are buttons, as they are among a toolbar's items (S7.13).
  package nonisolated func togglesAsButtons() -> some View {
    modifier(FallbackStyle(maker: ToggleStyleMaker(style: BarToggleStyle())))
  }

  /// Ends that: in what a toolbar's item presents.
  package nonisolated func togglesAsUsual() -> some View {
    modifier(FallbackStyleRemoval(maker: ToggleStyleMaker(style: BarToggleStyle())))
  }
}

/// The button's chrome around the label; the toggle itself takes the taps.
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
