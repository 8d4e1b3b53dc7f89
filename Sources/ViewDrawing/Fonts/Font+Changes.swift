import Foundation

extension Font {
  /// The same font with a weight of 700.
  public func bold() -> Font { changed(.weight(.bold)) }
  /// The same font, slanted.
  public func italic() -> Font { changed(.italic) }
  /// The same font with heavier or lighter strokes.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The same font with wider or narrower letters; kept, as no host here draws them so.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// The same as `width(_:)` with a ``Width`` of this number.
  public func width(_ width: CGFloat) -> Font { changed(.width(Width(Double(width)))) }

  /// All characters equally wide.
  public func monospaced() -> Font { changed(.monospaced) }

  /// All digits equally wide, so that numbers that change do not jump.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// The same font with small capitals in place of small letters; a terminal has none.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// The same font with small capitals in place of small letters, as by ``smallCaps()``.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  /// Here the same as ``smallCaps()``: small letters become small capitals, large ones stay.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }

  /// The same font with its lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
