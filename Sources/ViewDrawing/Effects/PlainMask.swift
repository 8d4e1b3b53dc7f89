import Foundation
import ViewRuntime

/// A view that is one area or one line in a single style: as a mask it does what a clip does.
protocol PlainMask {
  /// The outline of what it covers; nil: there is more to it.
  nonisolated var clip: ClipModifier? { get }
}

extension ClipModifier {
  /// The clip that shows what a mask shows; nil where the mask is no plain shape.
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
