import HostInterface
import ViewRuntime

/// The colour of areas that hold something.
public struct FillShapeStyle: ShapeStyle {
  /// The theme's colour of areas that hold something.
  public init() {}
  public typealias Resolved = Never
}

extension FillShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .fill }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A weak colour for areas that hold something, such as tracks and cards.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
