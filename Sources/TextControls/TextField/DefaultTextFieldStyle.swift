import ViewRuntime

/// The default style of the current context.
public struct DefaultTextFieldStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Returns the field with the host's default border; called by the text field.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of the current context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
