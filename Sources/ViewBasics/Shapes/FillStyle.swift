/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Counts crossings instead of directions to tell inside from outside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
