/// The usual style of the place where the picker stands.
public struct DefaultPickerStyle {
  public nonisolated init() {}
}

extension DefaultPickerStyle: PickerStyle {
  public static var _name: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style of the place where the picker stands.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
