import ViewDrawing
import ViewRuntime

/// The label, and a switch at the trailing end.
public struct SwitchToggleStyle {
  private let tint: Color?

  /// The label, and a switch at the trailing end.
  public nonisolated init() { tint = nil }

  /// The form before `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      let indicator = ToggleIndicator(
        style: .switch, isOn: configuration.isOn, set: configuration.$isOn)
      if let tint { indicator.tint(tint) } else { indicator }
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and a switch at the trailing end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
