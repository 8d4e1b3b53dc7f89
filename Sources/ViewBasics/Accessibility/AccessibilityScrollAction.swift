import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Handles the scrolling of the view by accessibility clients.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .action(
        .init(trigger: .scrolling) { event in
          if case .perform(_, .custom(let name)) = event, let edge = Edge(scrollActionName: name) {
            handler(edge)
          }
        }))
  }
}
