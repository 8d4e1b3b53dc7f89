import Foundation
import LayoutCore
import ViewRuntime

/// Where a scroll view would stop.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// Kept for the program; where the scroll view stops is said by `rect` alone.
  public var anchor: UnitPoint?

  /// A part of the content to stop at; of a changed rectangle only the origin counts.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour can look at.
@MainActor
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  let state: ScrollState

  /// What was seen when the movement began.
  public let originalTarget: ScrollTarget
  /// The scroll view's size without the content's margins, in points.
  public var containerSize: CGSize { state.container }
  /// The content's size without its margins, in points.
  public var contentSize: CGSize { state.content }
  /// Along which axes it scrolls.
  public var axes: Axis.Set { state.axes }
  /// A wheel has none.
  public var velocity: CGVector { CGVector(dx: 0, dy: 0) }

  /// A value of the environment around the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    state.environment[keyPath: keyPath]
  }
}

/// Decides where a scroll view stops.
///
/// ```swift
/// struct Thirds: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     let step = context.containerSize.height / 3
///     target.rect.origin.y = (target.rect.minY / step).rounded() * step
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes `target`, which is where the scroll view would stop by itself, to where it is to stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Stops at multiples of the scroll view's own size.
public struct PagingScrollTargetBehavior {
  /// Turns whole pages: each movement goes on by one page at least.
  public nonisolated init() {}
}

extension PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Brings the target to the page that is nearest to it, at least one page from where it began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let way = target.rect.origin[axis] - start
      guard way != 0 else { continue }
      // Any movement turns one page at least.
      let pages = way > 0 ? max((way / page).rounded(), 1) : min((way / page).rounded(), -1)
      target.rect.origin[axis] = ((start / page).rounded() + pages) * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at multiples of the scroll view's own size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

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

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops where a view of the `scrollTargetLayout()` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Stops where a view of the `scrollTargetLayout()` begins, with a limit of how many one movement
  /// may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Stops where a point of a view meets the same point of what is seen.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Decides where the scroll views inside stop when the user moves them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    nonisolated(unsafe) let behavior = behavior
    return transformEnvironment(\.scrollBehavior) { conduct in
      conduct.aim = { state, start in
        let visible = state.visible
        let corner = CGPoint(
          x: visible.minX - state.offset.x, y: visible.minY - state.offset.y)
        let former = CGRect(
          x: start.x + corner.x, y: start.y + corner.y, width: visible.width,
          height: visible.height)
        var target = ScrollTarget(rect: visible)
        let context = ScrollTargetBehaviorContext(
          state: state, originalTarget: ScrollTarget(rect: former))
        behavior.updateTarget(&target, context: context)
        return CGPoint(x: target.rect.minX - corner.x, y: target.rect.minY - corner.y)
      }
    }
  }

  /// Makes this view one that a scroll view stops at.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsModifier(isEnabled: isEnabled))
  }
}

struct ScrollTargetsModifier {
  let isEnabled: Bool
}

extension ScrollTargetsModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ScrollTargetsTrait.key] = isEnabled ? true : nil
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
