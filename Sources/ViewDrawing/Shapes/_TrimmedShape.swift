import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The whole shape.
  public var shape: Content
  /// The start of the part, 0...1 of the outline's length; lower values count as 0.
  public var startFraction: CGFloat
  /// The end of the part, 0...1 of the outline's length; higher values count as 1.
  public var endFraction: CGFloat

  /// Makes a part of a shape's outline; usually created by `trim(from:to:)`.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The animatable data: the shape's own and both fractions.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }

  /// The wrapped shape's behaviour.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns that part of the outline in the rectangle; empty if it ends before it starts.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// Returns the size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
