import HostInterface
import ViewRuntime

/// The colour of placeholders in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the theme's colour of placeholders in empty fields.
  public init() {}
  public typealias Resolved = Never
}

extension PlaceholderTextShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .placeholder }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
