import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A change of how a view is drawn that never affects layout; the result of `visualEffect(_:)`.
public protocol VisualEffect: Sendable {
  /// All changes so far, in order; provided by the library.
  var _changes: _VisualChanges { get }
}

/// A sequence of changes, innermost first.
public struct _VisualChanges: VisualEffect, Equatable {
  var effects: [Effect] = []
  var offset = CGSize.zero
  /// The animation for updates of the changes; nil applies them at once.
  var animation: Animation?

  /// The changes themselves.
  public var _changes: _VisualChanges { self }

  /// Returns the interpolation between these changes and others. Effects that differ in more than
  /// numbers switch in the middle.
  func interpolated(to end: _VisualChanges, by share: Double) -> _VisualChanges {
    guard share < 1 else { return end }
    var result = self
    if effects.count == end.effects.count {
      for index in effects.indices {
        result.effects[index] = effects[index].interpolated(to: end.effects[index], by: share)
      }
    } else if share >= 0.5 {
      result.effects = end.effects
    }
    let part = CGFloat(share)
    result.offset.width += (end.offset.width - offset.width) * part
    result.offset.height += (end.offset.height - offset.height) * part
    return result
  }
}

extension VisualEffect {
  /// A change by what is no number is none: it differs from itself, and would never come to rest.
  private func with(_ effect: Effect) -> _VisualChanges {
    var changes = _changes
    if effect == effect { changes.effects.append(effect) }
    return changes
  }

  /// Offsets the drawing, in points towards the trailing side and down.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the drawing, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    var changes = _changes
    if !x.isNaN { changes.offset.width += x }
    if !y.isNaN { changes.offset.height += y }
    return changes
  }

  /// Scales the drawing uniformly about a point of its unit square.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(x: Double(scale), y: Double(scale), anchor: anchor.paintPoint))
  }

  /// Scales the drawing by a factor for each axis about a point of its unit square.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.paintPoint))
  }

  /// Scales the drawing by a factor for each axis; a negative factor mirrors it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with(.scale(x: Double(x), y: Double(y), anchor: anchor.paintPoint))
  }

  /// Rotates the drawing about a point of its unit square; positive angles are clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.rotation(angle.radians, anchor: anchor.paintPoint))
  }

  /// Rotates the drawing in 3D around an axis through a point of its unit square.
  ///
  /// `anchorZ` and `perspective` have no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with(
      .rotation3D(
        angle: angle.radians, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z),
        anchor: anchor.paintPoint))
  }

  /// Sets the opacity: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity(opacity)) }
  /// Blurs the view by a radius in points; a terminal shows it unchanged.
  ///
  /// `opaque` has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(.blur(Double(radius)))
  }
  /// Changes the brightness: 0 leaves it, 1 makes the view white, −1 black.
  public func brightness(_ amount: Double) -> some VisualEffect { with(.brightness(amount)) }
  /// Changes the contrast: 1 leaves it, 0 makes the view grey.
  public func contrast(_ amount: Double) -> some VisualEffect { with(.contrast(amount)) }
  /// Changes the saturation: 1 leaves it, 0 makes the view grey.
  public func saturation(_ amount: Double) -> some VisualEffect { with(.saturation(amount)) }
  /// Removes colour: 0 leaves it, 1 makes the view grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.grayscale(amount)) }
  /// Rotates the hue of each colour; greys, black and white are unchanged.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(.hueRotation(angle.radians))
  }
}

/// Draws a view with its current visual changes.
struct AppliedVisualChanges {
  let changes: _VisualChanges
}

extension AppliedVisualChanges: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    changes.effects.isEmpty ? nil : NodeContent(effects: changes.effects)
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    DisplacedLayout(offset: changes.offset)
  }

  func laysOutDifferently(from old: Self) -> Bool { changes.offset != old.changes.offset }
}

private struct DisplacedLayout: WrapperLayout {
  let offset: CGSize

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let metrics = node.runtime.host.metrics
    node.place(
      child,
      at: CGPoint(
        x: metrics.snap(offset.width, horizontally: true),
        y: metrics.snap(offset.height, horizontally: false)), proposal: proposal)
  }
}
