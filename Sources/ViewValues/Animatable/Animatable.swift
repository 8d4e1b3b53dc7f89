import Foundation

/// Something that an animation can show in between: a shape, a view, a modifier, a colour.
///
/// When it changes in an animated transaction, it is shown with values of `animatableData` on the
/// way from the old to the new ones, once for each frame.
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
/// A view that conforms has its body run for each frame; a plain change of a colour, a size or an
/// effect runs no body.
public protocol Animatable {
  /// A number, or an ``AnimatablePair`` of several: what can be mixed.
  associatedtype AnimatableData: VectorArithmetic

  /// What changes little by little.
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
  /// Nothing: an animation passes the value over.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension EmptyAnimatableData: Animatable {
  /// Nothing, as there is nothing in it.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
extension AnimatablePair: Animatable {}
extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
