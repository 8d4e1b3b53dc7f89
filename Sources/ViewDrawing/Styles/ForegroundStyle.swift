import HostInterface
import ViewRuntime

/// The foreground style of the place.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style of the place, whatever it is there.
  public init() {}
  public typealias Resolved = Never
}

extension ForegroundStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(0, in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    environment.foreground.effects(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What texts and symbols of the place are painted with: the nearest `foregroundStyle(_:)`, else
  /// the colour of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
