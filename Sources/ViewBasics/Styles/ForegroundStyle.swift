import HostInterface
import ViewRuntime

/// The foreground style of the place.
public struct ForegroundStyle: ShapeStyle {
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
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
