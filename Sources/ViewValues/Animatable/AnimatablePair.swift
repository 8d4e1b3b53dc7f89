/// Two vectors as one; nest pairs to combine more.
///
/// ```swift
/// struct Slice: Shape {
///   var start: Double
///   var end: Double
///
///   var animatableData: AnimatablePair<Double, Double> {
///     get { AnimatablePair(start, end) }
///     set { (start, end) = (newValue.first, newValue.second) }
///   }
///   ...
/// }
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Combines two vectors.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both vectors zero.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds component by component.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Subtracts component by component.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

  /// Adds component by component.
  public static func += (a: inout Self, b: Self) {
    a.first += b.first
    a.second += b.second
  }

  /// Subtracts component by component.
  public static func -= (a: inout Self, b: Self) {
    a.first -= b.first
    a.second -= b.second
  }

  /// Multiplies every component of both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of all components of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: BitwiseCopyable where First: BitwiseCopyable, Second: BitwiseCopyable {}
