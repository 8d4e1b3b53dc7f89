/// The animatable data of a type without any: a vector without components.
public struct EmptyAnimatableData: VectorArithmetic, BitwiseCopyable, Sendable {
  /// Makes the vector without components.
  public init() {}

  /// The only vector there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only vector there is.
  public static func + (a: Self, b: Self) -> Self { a }
  /// The only vector there is.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}
