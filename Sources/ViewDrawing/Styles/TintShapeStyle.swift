import HostInterface
import ViewRuntime

/// The style of interactive elements, set by the nearest `tint`.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the current tint.
  public init() {}
  public typealias Resolved = Never
}

extension TintShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.tint?.paint(in: environment) ?? Color.accentColor.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The nearest `tint(_:)`, otherwise the accent colour: `.foregroundStyle(.tint)`.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
