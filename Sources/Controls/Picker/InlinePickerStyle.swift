/// A style that shows all options among the surrounding rows.
public struct InlinePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension InlinePickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows all options among the surrounding rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
