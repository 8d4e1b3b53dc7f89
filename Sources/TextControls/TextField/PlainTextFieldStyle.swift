import ViewRuntime

/// A style that shows the text alone, without a border.
public struct PlainTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Returns the field without a border; called by the text field.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .plain)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style that shows the text alone, without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
