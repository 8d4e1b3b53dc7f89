import Foundation
import LayoutCore

/// The state of a drawing command, beside the figure itself.
package struct DrawingState: Hashable, Sendable {
  /// The map from the figure's points to those of the canvas, or of the layer in which it is drawn.
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var blendMode = Blending.normal
  /// The figure shows only inside the intersection of all clips.
  package var clips: [DrawingClip] = []
  /// Applied to the figure before it is composited, first to last.
  package var filters: [DrawingFilter] = []

  package init() {}
}

/// A clip; its points are those of the canvas or layer, whatever the transformation.
package indirect enum DrawingClip: Hashable, Sendable {
  case path([ShapeContent.PathElement], isEvenOdd: Bool, isInverse: Bool)
  /// Shows in proportion to the layer's opacity.
  case layer([DrawingCommand], opacity: Double, isInverse: Bool)
}

/// A filter for what was drawn.
package indirect enum DrawingFilter: Hashable, Sendable {
  /// An effect that nodes have, too.
  case effect(Effect)
  case shadow(DrawingShadow)
  /// Four rows of five: the factors of red, green, blue, opacity and 1 for each of them.
  case colorMatrix([Double])
  /// Opaque in one colour where the opacity lies between the two bounds, clear elsewhere.
  case alphaThreshold(min: Double, max: Double, HostColor)
}

/// A shadow of what was drawn, with all its options.
package struct DrawingShadow: Hashable, Sendable {
  package var color: HostColor
  package var radius: Double
  package var x: Double
  package var y: Double
  package var blendMode = Blending.normal
  /// Drawn over the figure instead of behind it.
  package var isAbove = false
  /// Drawn without the figure.
  package var isAlone = false
  /// Cast from outside the figure into it.
  package var isInner = false

  package init(color: HostColor, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
