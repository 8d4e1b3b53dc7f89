import ViewBasics
import ViewRuntime

/// The label, and a switch at the trailing end.
public struct SwitchToggleStyle {
  public nonisolated init() {}
}

extension SwitchToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      ToggleIndicator(style: "switch", isOn: configuration.isOn, set: configuration.$isOn)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and a switch at the trailing end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
