import HostInterface
import ViewRuntime

/// A translucent material that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public typealias Resolved = Never

  /// The most transparent one.
  public static let ultraThin = Material(thickness: 0)
  /// More transparent than `regular`.
  public static let thin = Material(thickness: 1)
  /// The right transparency for texts and controls on it.
  public static let regular = Material(thickness: 2)
  /// Less transparent than `regular`.
  public static let thick = Material(thickness: 3)
  /// The least transparent one, nearly opaque.
  public static let ultraThick = Material(thickness: 4)
  /// As thick as the system's bars.
  public static let bar = Material(thickness: 3)
}

extension Material: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .material(thickness) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more transparent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// A material for texts and controls: `.background(.regularMaterial)`.
  public static var regularMaterial: Material { .regular }
  /// A material less transparent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material, nearly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material as thick as the system's bars.
  public static var bar: Material { .bar }
}
