import ViewBasics
import ViewRuntime

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

extension WindowView: PrimitiveView, StagedView where Content: View {
  package var label: Text? { description.title }

  /// What is presented inside lies above this window, and the colour scheme asked for is the
  /// window's (S7.6).
  package var content: PresentationRoot<ColorSchemePresentation<some View>> {
    PresentationRoot(
      ColorSchemePresentation(
        content: WindowUndo(
          content: CommandMenuView(content: WindowTabs(content: ownContent)))))
  }

  package func attached(to stage: Stage) {
    stage.environment.windowRegistry?.add(stage, description)
  }

  package func updated(_ stage: Stage) {
    stage.environment.windowRegistry?.update(stage, description)
  }

  package func detached(from stage: Stage) {
    stage.environment.windowRegistry?.remove(stage)
  }
}
