import Foundation
import LayoutCore

/// An effect on a node and its children together.
///
/// A host that cannot draw an effect omits it; effects never change the layout.
package enum Effect: Hashable, Sendable {
  case opacity(Double)
  /// Nothing outside the shape, in the node's frame, is drawn or touched.
  case clip(ShapeContent.Geometry, isEvenOdd: Bool = false)
  case shadow(color: HostColor, radius: Double, x: Double, y: Double)
  /// A shadow cast inside what is drawn.
  case innerShadow(color: HostColor, radius: Double, x: Double, y: Double)
  case blur(Double)
  /// Radians, around a point of the unit square.
  case rotation(Double, anchor: Paint.Point)
  case scale(x: Double, y: Double, anchor: Paint.Point)
  case rotation3D(angle: Double, x: Double, y: Double, z: Double, anchor: Paint.Point)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Double)
  case colorInvert
  case colorMultiply(HostColor)
  case blendMode(Blending)
  /// Any transformation of the plane, about the node's top leading corner.
  case transform(ProjectionTransform)
  /// Drawn into a separate picture first, so that later effects apply to it as a whole.
  case group
  case luminanceToAlpha
  /// The leaf is in transition from another content; see `NodeContent.leafInChange`.
  indirect case contentChange(ContentChange)
}
