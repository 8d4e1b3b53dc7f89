import ViewRuntime

/// A style with a border with square corners.
public struct SquareBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Returns the field with square corners; called by the text field.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .squareBorder)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
