/// All options one below the other, with around buttons.
public struct RadioGroupPickerStyle {
  /// All options one below the other, with around buttons.
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options one below the other, with around buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
