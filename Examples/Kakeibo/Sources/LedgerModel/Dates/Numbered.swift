/// Days or months, which follow each other as their numbers do.
public protocol Numbered: Strideable where Stride == Int {
  var number: Int { get }
  init(number: Int)
}

extension Numbered {
  public func distance(to other: Self) -> Int { other.number - number }
  public func advanced(by count: Int) -> Self { Self(number: number + count) }
  /// How many lie between two.
  public static func - (left: Self, right: Self) -> Int { left.number - right.number }
}
