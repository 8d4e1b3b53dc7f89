import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Any shape, its type forgotten.
///
/// ```swift
/// let form = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
public struct AnyShape: Shape {
  package private(set) var shape: any Shape

  /// Wraps a shape; one that is wrapped already is not wrapped twice.
  public init<S: Shape>(_ shape: S) { self.shape = shape.unerased }

  init(erasing shape: any Shape) { self.shape = shape.unerased }

  /// What an animation changes: the numbers of the shape inside. Between shapes of two types there
  /// is nothing.
  public var animatableData: _AnyAnimatableData {
    get { shape.erasedData }
    set { shape = shape.with(newValue) }
  }

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape inside takes.
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
  /// The shape itself, or what is in it if it is an ``AnyShape``.
  var unerased: any Shape { exactCast(self, to: AnyShape.self)?.shape ?? self }
}
