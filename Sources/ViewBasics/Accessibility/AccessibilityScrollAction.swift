import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Lets accessibility clients scroll the view their own way.
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
