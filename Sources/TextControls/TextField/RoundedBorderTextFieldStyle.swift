import ViewRuntime

/// A style with a border with rounded corners.
public struct RoundedBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Returns the field with rounded corners; called by the text field.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .roundedBorder)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
