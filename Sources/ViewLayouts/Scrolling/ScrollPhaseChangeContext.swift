import Foundation
import LayoutCore
import ViewRuntime

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where the scroll view stands at the change.
  public let geometry: ScrollGeometry
  /// Nil: a wheel and keys have none.
  public let velocity: CGVector?
}
