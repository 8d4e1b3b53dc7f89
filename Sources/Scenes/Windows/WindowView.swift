import PersistentState
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// A window in the view tree: it registers itself, and the registry decides when to show it.
package struct WindowView<Content> {
  let description: WindowDescription
  private let ownContent: Content

  nonisolated init(_ description: WindowDescription, _ content: Content) {
    self.description = description
    ownContent = content
  }
}

extension WindowView: View where Content: View {
  package typealias Body = Never
}

extension WindowView: PrimitiveView, PortalView where Content: View {
  package var label: Text? { description.title }

  /// Content presented inside is layered above this window, and the requested colour scheme is the
  /// window's (S7.6).
  package func content(
    in portal: Portal
  ) -> PresentationRoot<ColorSchemePresentation<some View>> {
    PresentationRoot(
      ColorSchemePresentation(
        content: WindowDismissal(
          portal,
          WindowUndo(
            content: CommandMenuView(content: WindowTabs(content: ownContent)).withLiveStatus)
        ).environment(\.sceneName, portal.sceneName)))
  }

  package func attached(to portal: Portal) {
    portal.environment.windowRegistry?.add(portal, description)
  }

  package func updated(_ portal: Portal) {
    portal.environment.windowRegistry?.update(portal, description)
  }

  package func detached(from portal: Portal) {
    portal.environment.windowRegistry?.remove(portal)
  }
}
