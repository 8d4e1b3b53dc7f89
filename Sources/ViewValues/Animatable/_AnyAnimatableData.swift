/// The animatable data of an `AnyLayout` or an `AnyShape`: the type-erased data of the wrapped
/// value.
///
/// Data of two types cannot be interpolated: their sum is the first, their difference zero. So a
/// change to a layout of another type is animated by moving the views, and a shape of another type
/// appears at once.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil is zero of any type.
  package let vector: (any VectorArithmetic)?

  private init(erased vector: (any VectorArithmetic)?) { self.vector = vector }

  package init<Vector: VectorArithmetic>(_ vector: Vector) { self.vector = vector }

  /// Zero of any type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(erased: nil) }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    guard let first = a.vector else { return b.vector.map(isZero) ?? true }
    guard let second = b.vector else { return isZero(first) }
    func open<V: VectorArithmetic>(_ first: V) -> Bool { first == second as? V }
    return open(first)
  }

  /// Returns the sum; for two types the first.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = a.vector else { return b }
    guard let second = b.vector else { return a }
    func open<V: VectorArithmetic>(_ first: V) -> _AnyAnimatableData {
      (second as? V).map { _AnyAnimatableData(first + $0) } ?? a
    }
    return open(first)
  }

  /// Returns the difference; for two types zero.
  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let second = b.vector else { return a }
    func open<V: VectorArithmetic>(_ second: V) -> _AnyAnimatableData {
      guard let first = a.vector else { return _AnyAnimatableData(V.zero - second) }
      return (first as? V).map { _AnyAnimatableData($0 - second) } ?? .zero
    }
    return open(second)
  }

  /// Multiplies the data by a number; zero stays zero.
  public mutating func scale(by rhs: Double) {
    guard let vector else { return }
    func open<V: VectorArithmetic>(_ vector: V) -> _AnyAnimatableData {
      _AnyAnimatableData(vector.scaled(by: rhs))
    }
    self = open(vector)
  }

  /// The squared distance of the data from zero.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  private static func isZero(_ vector: any VectorArithmetic) -> Bool {
    func open<V: VectorArithmetic>(_ vector: V) -> Bool { vector == .zero }
    return open(vector)
  }
}
