import HostInterface
import ViewRuntime

/// A veil through which what lies behind shows, blurred.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public typealias Resolved = Never

  /// The most see-through one.
  public static let ultraThin = Material(thickness: 0)
  /// More see-through than `regular`.
  public static let thin = Material(thickness: 1)
  /// As see-through as suits texts and controls on it.
  public static let regular = Material(thickness: 2)
  /// Less see-through than `regular`.
  public static let thick = Material(thickness: 3)
  /// The least see-through one, next to opaque.
  public static let ultraThick = Material(thickness: 4)
  /// As thick as the bars of the system.
  public static let bar = Material(thickness: 3)
}

extension Material: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .material(thickness) }
}

extension ShapeStyle where Self == Material {
  /// The most see-through veil.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A veil more see-through than the regular one.
  public static var thinMaterial: Material { .thin }
  /// A veil for texts and controls: `.background(.regularMaterial)`.
  public static var regularMaterial: Material { .regular }
  /// A veil less see-through than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least see-through veil, next to opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A veil as thick as the bars of the system.
  public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material that the place lies on; nil: none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
