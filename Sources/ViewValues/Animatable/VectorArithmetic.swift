import Foundation

/// A number, or several, that an animation can add, subtract and scale.
///
/// `CGFloat`, `Double`, `Float` and pairs of vectors are vectors; conform your own type only if
/// ``AnimatablePair`` does not suffice.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by rhs: Double)

  /// The sum of the components' squares.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the vector with every component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves in a straight line towards `other`; 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the vector at a fraction of the way to `other`; 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}
