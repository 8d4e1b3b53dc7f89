import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A type-erased shape.
///
/// ```swift
/// let form = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
public struct AnyShape: Shape {
  package private(set) var shape: any Shape

  /// Wraps a shape; an already wrapped shape is not wrapped again.
  public init<S: Shape>(_ shape: S) { self.shape = shape.unerased }

  init(erasing shape: any Shape) { self.shape = shape.unerased }

  /// The wrapped shape's animatable data. Shapes of different types cannot be interpolated.
  public var animatableData: _AnyAnimatableData {
    get { shape.erasedData }
    set { shape = shape.with(newValue) }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the outline of the wrapped shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  fileprivate var erasedData: _AnyAnimatableData { _AnyAnimatableData(animatableData) }

  fileprivate func with(_ data: _AnyAnimatableData) -> any Shape {
    guard let own = data.vector as? AnimatableData else { return self }
    var copy = self
    copy.animatableData = own
    return copy
  }
}

extension Shape {
  /// The shape itself, or the wrapped shape of an ``AnyShape``.
  var unerased: any Shape { exactCast(self, to: AnyShape.self)?.shape ?? self }
}
