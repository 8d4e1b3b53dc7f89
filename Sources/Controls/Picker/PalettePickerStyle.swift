/// A style that shows all options as small images.
public struct PalettePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PalettePickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows all options as small images.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
