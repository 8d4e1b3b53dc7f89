import HostInterface
import ViewRuntime

/// A veil through which what lies behind shows, blurred.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public typealias Resolved = Never

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  /// As thick as the bars of the system.
  public static let bar = Material(thickness: 3)
}

extension Material: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .material(thickness) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
