import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

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
