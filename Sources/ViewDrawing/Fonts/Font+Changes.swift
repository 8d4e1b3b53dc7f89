import Foundation

extension Font {
  /// Returns the font with a weight of 700.
  public func bold() -> Font { changed(.weight(.bold)) }
  /// Returns the font in italics.
  public func italic() -> Font { changed(.italic) }
  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// Returns the font with wider or narrower letters; stored only, because no host draws them.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// Like `width(_:)` with a ``Width`` of this number.
  public func width(_ width: CGFloat) -> Font { changed(.width(Width(Double(width)))) }

  /// Returns the font with all characters of equal width.
  public func monospaced() -> Font { changed(.monospaced) }

  /// Returns the font with all digits of equal width, so that changing numbers do not jump.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// Returns the font with small capitals in place of lower-case letters; a terminal has none.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// Returns the font with small capitals in place of lower-case letters, like ``smallCaps()``.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  /// The same as ``smallCaps()`` here: lower-case letters become small capitals, upper-case letters
  /// stay.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }

  /// Returns the font with its lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
