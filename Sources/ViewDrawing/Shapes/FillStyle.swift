/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Counts crossings instead of directions to tell inside from outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth; no host looks at this, they always are.
  public var isAntialiased: Bool

  /// Fills by winding, or by crossings (even-odd) if `eoFill` is true.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
