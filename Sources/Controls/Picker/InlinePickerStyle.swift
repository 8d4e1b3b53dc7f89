/// All options among the rows round it.
public struct InlinePickerStyle {
  public nonisolated init() {}
}

extension InlinePickerStyle: PickerStyle {
  public static var _name: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options among the rows round it.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
