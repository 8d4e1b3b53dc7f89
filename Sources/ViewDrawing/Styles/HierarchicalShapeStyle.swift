import HostInterface
import ViewRuntime

/// A level of importance: the current foreground style, weaker with each level.
public struct HierarchicalShapeStyle: ShapeStyle {
  package let level: Int

  public typealias Resolved = Never

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: half as opaque as the foreground style, or the style set by
  /// `foregroundStyle(_:_:)`.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: a quarter as opaque as the foreground style, or the style set by
  /// `foregroundStyle(_:_:_:)`.
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
  /// The current foreground style: `.fill(.primary)`.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The current foreground style, less important: `.foregroundStyle(.secondary)`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The current foreground style, still weaker.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The current foreground style, barely visible.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The current foreground style at its weakest level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
