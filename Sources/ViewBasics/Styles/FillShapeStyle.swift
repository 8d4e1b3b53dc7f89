import HostInterface
import ViewRuntime

/// The colour of areas that hold something.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

extension FillShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .fill }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
