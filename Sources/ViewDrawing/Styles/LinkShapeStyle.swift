import HostInterface
import ViewRuntime

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the theme's colour of links.
  public init() {}
  public typealias Resolved = Never
}

extension LinkShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .link }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
