/// All options among the rows around it.
public struct InlinePickerStyle {
  /// All options among the rows around it.
  public nonisolated init() {}
}

extension InlinePickerStyle: PickerStyle {
  /// The name by which hosts know the style.
  public static var _name: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options among the rows around it.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
