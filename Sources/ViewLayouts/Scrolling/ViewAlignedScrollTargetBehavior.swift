import Foundation
import LayoutCore
import ViewRuntime

/// Stops where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    let isAlways: Bool

    /// As far as the movement goes.
    public static let automatic = LimitBehavior(isAlways: false)
    /// By one view for each movement.
    public static let always = LimitBehavior(isAlways: true)
    /// By one view for each movement; the same as `always` here.
    public static let alwaysByOne = LimitBehavior(isAlways: true)
    /// As far as the movement goes; the same as `automatic` here.
    public static let alwaysByFew = LimitBehavior(isAlways: false)
    /// As far as the movement goes.
    public static let never = LimitBehavior(isAlways: false)
  }

  let limit: LimitBehavior
  /// Which point of a view comes to the same point of what is seen; nil: its start.
  let anchor: UnitPoint?

  /// Stops where a view begins.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: which point of a view comes to the same point of what is seen.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }
}

extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Brings the target to the view that is nearest to it in the direction of the movement, or to
  /// the next one where the limit says so.
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
