import Foundation

/// A type whose values an animation can interpolate: a shape, a view, a modifier, a colour.
///
/// When it changes in an animated transaction, each frame shows it with an `animatableData`
/// interpolated from the old to the new one.
///
/// ```swift
/// struct Wave: Shape {
///   var phase: Double
///
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///
///   func path(in rect: CGRect) -> Path { ... }
/// }
/// ```
///
/// The body of a conforming view runs for each frame; a plain change of a colour, a size or an
/// effect runs no body.
public protocol Animatable {
  /// The type of the interpolated data: a number, or an ``AnimatablePair`` of several.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that an animation changes gradually.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: animations ignore the value.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension EmptyAnimatableData: Animatable {
  /// Nothing, because the value is empty.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
extension AnimatablePair: Animatable {}
extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
