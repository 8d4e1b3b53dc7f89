import HostInterface
import ViewRuntime

/// A level of importance: the foreground style of the place, weaker with each level.
public struct HierarchicalShapeStyle: ShapeStyle {
  package let level: Int

  public typealias Resolved = Never

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: half as opaque as the foreground style, or what `foregroundStyle(_:_:)`
  /// says.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: a quarter as opaque as the foreground style, or what
  /// `foregroundStyle(_:_:_:)` says.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: less than a fifth as opaque as the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth and weakest level: an eighth as opaque as the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level, in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style of the place: `.fill(.primary)`.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground style of the place, less important: `.foregroundStyle(.secondary)`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground style of the place, still weaker.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground style of the place, hardly more than a hint.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The foreground style of the place on its weakest level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
