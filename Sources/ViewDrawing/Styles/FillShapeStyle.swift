import HostInterface
import ViewRuntime

/// The colour of filled areas.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the theme's colour of filled areas.
  public init() {}
  public typealias Resolved = Never
}

extension FillShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .fill }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A subtle colour for filled areas, such as tracks and cards.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
