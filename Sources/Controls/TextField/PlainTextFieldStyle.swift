import ViewRuntime

/// The text alone, without a border.
public struct PlainTextFieldStyle {
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, Sendable {
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .plain)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
