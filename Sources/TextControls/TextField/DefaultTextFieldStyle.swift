import ViewRuntime

/// The usual style of the place where the field stands.
public struct DefaultTextFieldStyle {
  /// The usual style.
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The field with the host's usual border; a text field calls this.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style of the place where the field stands.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
