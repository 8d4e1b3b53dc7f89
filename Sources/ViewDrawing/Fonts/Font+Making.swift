import Foundation

extension Font {
  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system's font in a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  /// The system's font in a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(Double(size), weight, design))
  }

  /// The system's font in a fixed size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(Double(size), weight, design))
  }

  /// A font by its family's name; its size follows the text size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, Double(size), relativeTo: .body))
  }

  /// A font by its family's name; its size follows the text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, Double(size), relativeTo: textStyle))
  }

  /// A font by its family's name in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, Double(fixedSize), relativeTo: nil))
  }
}
