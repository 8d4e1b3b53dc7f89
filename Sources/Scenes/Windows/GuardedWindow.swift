import PresentationControls
import ViewRuntime

/// A window whose content may ask for confirmation before it is closed.
struct GuardedWindow<Content> {
  let description: WindowDescription
  let content: Content
  @Owned private var closing: DismissalGuard

  nonisolated init(_ description: WindowDescription, _ content: Content) {
    self.description = description
    self.content = content
    _closing = Owned(wrappedValue: DismissalGuard())
  }
}

extension GuardedWindow: View where Content: View {
  var body: some View {
    var description = description
    description.closing = closing
    return WindowView(description, content.environment(\.dismissalGuard, closing))
  }
}
