import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// Changes how a view is drawn, never how it is laid out: what `visualEffect(_:)` gives back.
public protocol VisualEffect: Sendable {
  /// Given by the system: all changes so far, in their order.
  var _changes: _VisualChanges { get }
}

/// Nothing yet: where an effect begins.
public struct EmptyVisualEffect: VisualEffect {
  /// Where an effect of your own begins; `visualEffect(_:)` hands one out.
  public init() {}
  /// No change.
  public var _changes: _VisualChanges { _VisualChanges() }
}

/// Several changes, the first one innermost.
public struct _VisualChanges: VisualEffect, Equatable {
  var effects: [Effect] = []
  var offset = CGSize.zero
  /// With which a change of the changes is shown; nil: at once.
  var animation: Animation?

  /// The changes themselves.
  public var _changes: _VisualChanges { self }

  /// The changes that lie between these and others. Effects that differ in more than numbers step
  /// in the middle.
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
  private func with(_ effect: Effect) -> _VisualChanges {
    var changes = _changes
    changes.effects.append(effect)
    return changes
  }

  /// Moves what is drawn, in points towards the trailing side and down.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves what is drawn, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    var changes = _changes
    changes.offset.width += x
    changes.offset.height += y
    return changes
  }

  /// Draws the view larger or smaller in both directions alike, about a point of its unit square.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(x: Double(scale), y: Double(scale), anchor: anchor.paintPoint))
  }

  /// Draws the view larger or smaller by a factor for each direction, about a point of its unit
  /// square.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.paintPoint))
  }

  /// Draws the view larger or smaller by a factor for each direction; a negative one mirrors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with(.scale(x: Double(x), y: Double(y), anchor: anchor.paintPoint))
  }

  /// Turns the drawn view, clockwise by a positive angle, about a point of its unit square.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.rotation(angle.radians, anchor: anchor.paintPoint))
  }

  /// Turns the drawn view in space, around an axis through a point of its unit square.
  ///
  /// `anchorZ` and `perspective` are kept and change nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with(
      .rotation3D(
        angle: angle.radians, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z),
        anchor: anchor.paintPoint))
  }

  /// Makes the view transparent: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity(opacity)) }
  /// Blurs the view by a radius in points; a terminal shows it as it is.
  ///
  /// `opaque` is kept and changes nothing.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(.blur(Double(radius)))
  }
  /// Makes the view brighter or darker: 0 leaves it, 1 makes it white, −1 black.
  public func brightness(_ amount: Double) -> some VisualEffect { with(.brightness(amount)) }
  /// Draws colours away from a middle grey: 1 leaves them, 0 makes all grey.
  public func contrast(_ amount: Double) -> some VisualEffect { with(.contrast(amount)) }
  /// Makes colours stronger or paler: 1 leaves them, 0 makes them grey.
  public func saturation(_ amount: Double) -> some VisualEffect { with(.saturation(amount)) }
  /// Takes the colour out: 0 leaves it, 1 makes all grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.grayscale(amount)) }
  /// Turns each colour about the colour wheel; greys, black and white stay.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(.hueRotation(angle.radians))
  }
}

/// Draws a view with the changes that are known at the moment.
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
