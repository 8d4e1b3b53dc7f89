/// A plane angle that can be read and written in radians or degrees.
///
/// ```swift
/// Image(systemName: "arrow.up").rotationEffect(.degrees(45))
/// ```
///
/// Stored in radians. Not reduced to one turn: 720 degrees is two turns, which matters to
/// animations.
public struct Angle: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes a zero angle.
  public init() { self.init(radians: 0) }

  /// Makes an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle in degrees.
  public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The zero angle.
  public static let zero = Angle()

  /// Whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

// Angles are vectors of one dimension: sums, differences, and multiples by a number.
extension Angle {
  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the angle multiplied by `factor`.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Returns the angle divided by `divisor`.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies the angle.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides the angle.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
