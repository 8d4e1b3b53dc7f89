/// All options one below the other, with round buttons.
public struct RadioGroupPickerStyle {
  /// All options one below the other, with round buttons.
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options one below the other, with round buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
