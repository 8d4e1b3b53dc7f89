import ViewRuntime

/// The text alone, without a border.
public struct PlainTextFieldStyle {
  /// The text alone.
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The field without a border; a text field calls this.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .plain)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
