/// All options as small pictures.
public struct PalettePickerStyle {
  public nonisolated init() {}
}

extension PalettePickerStyle: PickerStyle {
  public static var _name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options as small pictures.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
