import Foundation
import LayoutCore

/// What holds for a step of a drawing beside the figure itself.
package struct DrawingState: Hashable, Sendable {
  /// From the figure's points to those of the canvas, or of the layer that it is drawn in.
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var blendMode = Blending.normal
  /// The figure shows only inside of all of them.
  package var clips: [DrawingClip] = []
  /// What is done to the figure before it is laid on what is there, first to last.
  package var filters: [DrawingFilter] = []

  package init() {}
}

/// A limit of what shows; its points are those of the canvas or layer, whatever the transformation.
package indirect enum DrawingClip: Hashable, Sendable {
  case path([ShapeContent.PathElement], isEvenOdd: Bool, isInverse: Bool)
  /// Shows as much as the layer is opaque.
  case layer([DrawingCommand], opacity: Double, isInverse: Bool)
}

/// A change of what was drawn.
package indirect enum DrawingFilter: Hashable, Sendable {
  /// One of those that nodes have, too.
  case effect(Effect)
  case shadow(DrawingShadow)
  /// Four rows of five: what red, green, blue, opacity and 1 add to each of them.
  case colorMatrix([Double])
  /// Opaque in one colour where the opacity lies between the two, clear elsewhere.
  case alphaThreshold(min: Double, max: Double, HostColor)
}

/// A shadow of what was drawn, with all its choices.
package struct DrawingShadow: Hashable, Sendable {
  package var color: HostColor
  package var radius: Double
  package var x: Double
  package var y: Double
  package var blendMode = Blending.normal
  /// Lies over the figure instead of behind it.
  package var isAbove = false
  /// Shows without the figure.
  package var isAlone = false
  /// Falls from what is around the figure into it.
  package var isInner = false

  package init(color: HostColor, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
