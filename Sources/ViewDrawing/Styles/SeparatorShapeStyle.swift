import HostInterface
import ViewRuntime

/// The colour of the lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The theme's colour of lines between things.
  public init() {}
  public typealias Resolved = Never
}

extension SeparatorShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .separator }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of the lines between things: `Rectangle().fill(.separator).frame(height: 1)`.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
