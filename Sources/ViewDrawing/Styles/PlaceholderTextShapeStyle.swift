import HostInterface
import ViewRuntime

/// The colour of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The theme's colour of what stands in an empty field.
  public init() {}
  public typealias Resolved = Never
}

extension PlaceholderTextShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .placeholder }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of what stands in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
