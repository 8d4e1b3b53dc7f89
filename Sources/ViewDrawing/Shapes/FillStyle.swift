/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule determines the inside, instead of winding.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; ignored, because hosts always smooth them.
  public var isAntialiased: Bool

  /// Makes a style that fills by winding, or by the even-odd rule if `eoFill` is true.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
