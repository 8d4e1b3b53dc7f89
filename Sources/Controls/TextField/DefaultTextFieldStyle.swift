import ViewRuntime

/// The usual style of the place where the field stands.
public struct DefaultTextFieldStyle {
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style of the place where the field stands.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
