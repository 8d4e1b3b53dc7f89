import HostInterface
import ViewRuntime

/// The colour of the lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

extension SeparatorShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .separator }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
