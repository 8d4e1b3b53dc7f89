import HostInterface
import ViewRuntime

/// The colour of text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
  /// The theme's colour of links.
  public init() {}
  public typealias Resolved = Never
}

extension LinkShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .link }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of text that leads somewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
