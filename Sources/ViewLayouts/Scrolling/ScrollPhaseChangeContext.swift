import Foundation
import LayoutCore
import ViewRuntime

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The scroll view's geometry at the change.
  public let geometry: ScrollGeometry
  /// The velocity; always nil, as wheels and keys have none.
  public let velocity: CGVector?
}
