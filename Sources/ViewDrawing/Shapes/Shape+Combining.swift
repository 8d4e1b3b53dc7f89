import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

extension Shape {
  /// Returns the area in this shape, the other one, or both, each laid out in the whole frame.
  ///
  /// ```swift
  /// Circle().union(Rectangle().scale(x: 1, y: 0.3)).fill(.red)
  /// ```
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .union)
  }

  /// Returns the area in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .intersection)
  }

  /// Returns the area of this shape without that of the other one.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .subtraction)
  }

  /// Returns the area in exactly one of the shapes.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .symmetricDifference)
  }

  /// Returns the parts of this shape's line inside the other shape's area.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .lineIntersection)
  }

  /// Returns the parts of this shape's line outside the other shape's area.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    CombinedShape(first: self, second: other, eoFill: eoFill, operation: .lineSubtraction)
  }
}

/// Two combined shapes, in any rectangle.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let eoFill: Bool
  let operation: Operation

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  /// Mirrored as a whole if either of them would be.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    let (one, other) = (first.layoutDirectionBehavior, second.layoutDirectionBehavior)
    return one == .fixed ? other : one
  }

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: eoFill)
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .subtraction: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}
