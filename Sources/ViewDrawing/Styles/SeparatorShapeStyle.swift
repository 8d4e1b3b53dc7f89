import HostInterface
import ViewRuntime

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the theme's colour of separators.
  public init() {}
  public typealias Resolved = Never
}

extension SeparatorShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .separator }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators: `Rectangle().fill(.separator).frame(height: 1)`.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
