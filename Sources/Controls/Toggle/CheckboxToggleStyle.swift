import ViewLayouts
import ViewRuntime

/// A box to tick before the label.
public struct CheckboxToggleStyle {
  /// A box to tick before the label.
  public nonisolated init() {}
}

extension CheckboxToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      ToggleIndicator(style: .checkbox, isOn: configuration.isOn, set: configuration.$isOn)
      LabelsHidden.Hidable(configuration.label)
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to tick before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
