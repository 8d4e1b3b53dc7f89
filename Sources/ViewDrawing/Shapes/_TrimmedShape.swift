import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The whole shape.
  public var shape: Content
  /// Where the part begins, 0...1 of the outline's length; less counts as 0.
  public var startFraction: CGFloat
  /// Where the part ends, 0...1 of the outline's length; more counts as 1.
  public var endFraction: CGFloat

  /// A part of a shape's outline; usually made by `trim(from:to:)`.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// What an animation changes: the shape's own numbers and both fractions.
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

  /// As the shape inside behaves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// That part of the outline in the rectangle; empty where it ends before it begins.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
