/// The default style of the current context.
public struct DefaultPickerStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultPickerStyle: PickerStyle {
  /// The style's name for hosts.
  public static var _name: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of the current context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
