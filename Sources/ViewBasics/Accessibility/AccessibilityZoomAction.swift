import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What an assistive client asks of a view that can be zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// Where in the view; here always its middle.
  public let location: UnitPoint
  /// The same place in the window; here always zero, as no client says where.
  public let point: CGPoint
}

extension View {
  /// Lets assistive clients zoom the view.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .action(
        .init(trigger: .zooming) { event in
          guard case .perform(_, .custom(let name)) = event else { return }
          handler(
            AccessibilityZoomGestureAction(
              direction: name == "zoom out" ? .zoomOut : .zoomIn, location: .center, point: .zero))
        }))
  }
}
