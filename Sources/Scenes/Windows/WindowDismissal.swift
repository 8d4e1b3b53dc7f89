import NavigationControls
import ViewRuntime

/// Makes `dismiss` and `dismissWindow` close the window that contains the calling view (S7.7).
struct WindowDismissal<Content> {
  private let portal: Portal
  private let content: Content
  @Owned private var presentation: Presentation

  nonisolated init(_ portal: Portal, _ content: Content) {
    self.portal = portal
    self.content = content
    _presentation = Owned(
      wrappedValue: Presentation(isPresented: false) { [weak portal] in portal?.onClose?() })
  }
}

extension WindowDismissal: View where Content: View {
  var body: some View {
    content.environment(\.presentation, presentation).environment(\.windowPortal, portal)
  }
}

private struct WindowPortalKey: EnvironmentKey {
  static var defaultValue: Portal? { nil }
}

extension EnvironmentValues {
  /// The window that contains the view; nil in commands.
  var windowPortal: Portal? {
    get { self[WindowPortalKey.self] }
    set { self[WindowPortalKey.self] = newValue }
  }
}
