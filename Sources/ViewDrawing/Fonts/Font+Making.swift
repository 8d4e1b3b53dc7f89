import Foundation

extension Font {
  /// Returns the system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// Returns the system font in a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  /// Returns the system font in a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(Double(size), weight, design))
  }

  /// Returns the system font in a fixed size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(Double(size), weight, design))
  }

  /// Returns a font by its family name; its size scales like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, Double(size), relativeTo: .body))
  }

  /// Returns a font by its family name; its size scales like a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, Double(size), relativeTo: textStyle))
  }

  /// Returns a font by its family name in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, Double(fixedSize), relativeTo: nil))
  }
}
