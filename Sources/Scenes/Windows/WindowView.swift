import PersistentState
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// A window's place in the tree of views: it tells the registry that it is there, and the registry
/// says when to show it.
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

  /// What is presented inside lies above this window, and the colour scheme asked for is the
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
