/// All options as small pictures.
public struct PalettePickerStyle {
  /// All options as small pictures.
  public nonisolated init() {}
}

extension PalettePickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options as small pictures.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
