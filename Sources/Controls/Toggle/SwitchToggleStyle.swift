import ViewDrawing
import ViewRuntime

/// A style with the label and a switch at the trailing edge.
public struct SwitchToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint: the legacy form of `tint(_:)`.
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
  /// A style with the label and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
