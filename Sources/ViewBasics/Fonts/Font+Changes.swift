import Foundation

extension Font {
  public func bold() -> Font { changed(.weight(.bold)) }
  public func italic() -> Font { changed(.italic) }
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  public func width(_ width: CGFloat) -> Font { changed(.width(Width(Double(width)))) }

  /// All characters equally wide.
  public func monospaced() -> Font { changed(.monospaced) }

  /// All digits equally wide, so that numbers that change do not jump.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }

  /// The same font with its lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
