import HostInterface
import ViewRuntime

/// The style of what can be activated, as the nearest `tint` set it.
public struct TintShapeStyle: ShapeStyle {
  /// The tint of the place, whatever it is there.
  public init() {}
  public typealias Resolved = Never
}

extension TintShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.tint?.paint(in: environment) ?? Color.accentColor.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The nearest `tint(_:)`, else the accent colour: `.foregroundStyle(.tint)`.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
