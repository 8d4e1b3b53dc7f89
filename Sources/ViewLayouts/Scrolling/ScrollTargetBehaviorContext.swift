import Foundation
import LayoutCore
import ViewRuntime

/// The context of a scroll target behaviour.
@MainActor
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  let state: ScrollState

  /// The visible part when the movement began.
  public let originalTarget: ScrollTarget
  /// The scroll view's size without the content's margins, in points.
  public var containerSize: CGSize { state.container }
  /// The content's size without its margins, in points.
  public var contentSize: CGSize { state.content }
  /// The axes along which the scroll view scrolls.
  public var axes: Axis.Set { state.axes }
  /// The velocity; always zero, as a wheel has none.
  public var velocity: CGVector { CGVector(dx: 0, dy: 0) }

  /// An environment value at the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    state.environment[keyPath: keyPath]
  }
}
