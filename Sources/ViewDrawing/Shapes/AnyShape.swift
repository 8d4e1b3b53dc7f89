import Foundation
import HostInterface
import LayoutCore

/// Any shape, its type forgotten.
public struct AnyShape: Shape {
  package let shape: any Shape

  /// Wraps a shape; one that is wrapped already is not wrapped twice.
  ///
  /// It has no `animatableData`: an animation does not step through the numbers of the shape inside.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape inside takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
