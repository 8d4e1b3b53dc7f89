import ViewRuntime

/// A border with square corners.
public struct SquareBorderTextFieldStyle {
  /// A border with square corners.
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The field with square corners; a text field calls this.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .squareBorder)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
