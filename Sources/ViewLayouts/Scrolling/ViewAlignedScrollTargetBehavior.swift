import Foundation
import LayoutCore
import ViewRuntime

/// A behaviour that stops at the start of a view of the `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior {
  /// The number of views that one movement can pass.
  public struct LimitBehavior: Hashable, Sendable {
    let isAlways: Bool

    /// No limit.
    public static let automatic = LimitBehavior(isAlways: false)
    /// One view per movement.
    public static let always = LimitBehavior(isAlways: true)
    /// One view per movement; the same as `always` here.
    public static let alwaysByOne = LimitBehavior(isAlways: true)
    /// No limit; the same as `automatic` here.
    public static let alwaysByFew = LimitBehavior(isAlways: false)
    /// No limit.
    public static let never = LimitBehavior(isAlways: false)
  }

  let limit: LimitBehavior
  /// The point of a view to align with the same point of the visible area; nil for its start.
  let anchor: UnitPoint?

  /// Makes a behaviour that stops at the start of a view.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: the point of a view to align with the same point of the visible area.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }
}

extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Moves the target to the nearest view in the direction of the movement, or to the next one,
  /// depending on the limit.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.state.targets().map(\.frame)
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let room = axis == .horizontal ? context.containerSize.width : context.containerSize.height
      let part = (axis == .horizontal ? anchor?.x : anchor?.y) ?? 0
      let starts = frames.map { frame in
        let length = axis == .horizontal ? frame.width : frame.height
        return frame.origin[axis] + (length - room) * part
      }.sorted()
      let start = context.originalTarget.rect.origin[axis]
      let end = target.rect.origin[axis]
      guard end != start, !starts.isEmpty else { continue }
      let ahead = starts.filter { end > start ? $0 > start + 0.5 : $0 < start - 0.5 }
      guard !ahead.isEmpty else { continue }
      let nearest = ahead.min { abs($0 - end) < abs($1 - end) }
      let next = end > start ? ahead.first : ahead.last
      target.rect.origin[axis] = (limit.isAlways ? next : nearest) ?? end
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that stops at the start of a view of the `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behaviour that stops at the start of a view of the `scrollTargetLayout()`, with a
  /// limit on the number of views that one movement passes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that aligns a point of a view with the same point of the visible area.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
