/// A style that stacks all options vertically, with radio buttons.
public struct RadioGroupPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that stacks all options vertically, with radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
