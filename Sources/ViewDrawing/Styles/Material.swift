import HostInterface
import ViewRuntime

/// A veil through which what lies behind shows, blurred.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public typealias Resolved = Never

  /// The most transparent one.
  public static let ultraThin = Material(thickness: 0)
  /// More transparent than `regular`.
  public static let thin = Material(thickness: 1)
  /// As transparent as suits texts and controls on it.
  public static let regular = Material(thickness: 2)
  /// Less transparent than `regular`.
  public static let thick = Material(thickness: 3)
  /// The least transparent one, next to opaque.
  public static let ultraThick = Material(thickness: 4)
  /// As thick as the bars of the system.
  public static let bar = Material(thickness: 3)
}

extension Material: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .material(thickness) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent veil.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A veil more transparent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// A veil for texts and controls: `.background(.regularMaterial)`.
  public static var regularMaterial: Material { .regular }
  /// A veil less transparent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least transparent veil, next to opaque.
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
