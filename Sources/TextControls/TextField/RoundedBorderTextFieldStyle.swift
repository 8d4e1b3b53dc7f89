import ViewRuntime

/// A border with round corners.
public struct RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The field with round corners; a text field calls this.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlacedTextField(field: configuration, style: .roundedBorder)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
