import Foundation
import ViewRuntime

/// A view that is one area or line in a single style: as a mask it is equivalent to a clip.
protocol PlainMask {
  /// The outline that it covers; nil if it shows more than that.
  nonisolated var clip: ClipModifier? { get }
}

extension ClipModifier {
  /// Makes the clip equivalent to a mask; nil if the mask is not a plain shape.
  nonisolated init?(masking mask: some View) {
    if let shape = mask as? any Shape {
      self.init(shape: shape)
    } else if let clip = (mask as? any PlainMask)?.clip {
      self = clip
    } else {
      return nil
    }
  }
}

extension _ShapeView: PlainMask {
  nonisolated var clip: ClipModifier? {
    ClipModifier(shape: shape, isEvenOdd: fillStyle.isEOFilled)
  }
}

extension StrokeShapeView: PlainMask {
  nonisolated var clip: ClipModifier? {
    guard background is EmptyView else { return nil }
    return ClipModifier(shape: _StrokedShape(shape: shape, style: strokeStyle))
  }
}

extension StrokeBorderShapeView: PlainMask {
  nonisolated var clip: ClipModifier? {
    guard background is EmptyView else { return nil }
    return ClipModifier(line: shape.inset(by: strokeStyle.lineWidth / 2), strokeStyle)
  }
}

extension ClipModifier {
  fileprivate nonisolated init(line shape: some Shape, _ style: StrokeStyle) {
    self.init(shape: _StrokedShape(shape: shape, style: style))
  }
}
