import ViewLayouts
import ViewRuntime

/// A style with a checkbox before the label.
public struct CheckboxToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CheckboxToggleStyle: ToggleStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      ToggleIndicator(style: .checkbox, isOn: configuration.isOn, set: configuration.$isOn)
      LabelsHidden.Hideable(configuration.label)
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a checkbox before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
