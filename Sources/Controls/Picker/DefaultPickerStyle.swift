/// The usual style of the place where the picker stands.
public struct DefaultPickerStyle {
  /// The usual style of the place where the picker stands.
  public nonisolated init() {}
}

extension DefaultPickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style of the place where the picker stands.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
