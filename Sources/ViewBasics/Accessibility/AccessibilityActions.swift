import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Offers the buttons of `content` as actions of the view, named by their labels, without showing
  /// them.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions {
  ///     Button("Reply") { reply() }
  ///     if message.isUnread { Button("Mark as read") { markAsRead() } }
  ///   }
  /// ```
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ActionsHolder(content: self, actions: content())
  }

  /// Offers a category of related actions.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    ActionsHolder(content: self, actions: content())
  }
}

/// A view with actions that accessibility clients read but the screen does not show.
private struct ActionsHolder<Content: View, ActionViews: View> {
  let content: Content
  let actions: ActionViews
}

extension ActionsHolder: View {
  typealias Body = Never
}

extension ActionsHolder: ControlView {
  var hidden: ActionViews { actions }

  func nodeContent(_ hidden: [HiddenPart], in environment: EnvironmentValues) -> NodeContent {
    NodeContent(namedActions: hidden.map(\.text).filter { !$0.isEmpty }.map { .custom($0) })
  }

  func content(_ hidden: [HiddenPart], hostDraws: Bool) -> Content { content }

  // A single view's traits, such as its tag, remain visible through the wrapper.
  func nodeLayout(hostDraws: Bool, in environment: EnvironmentValues) -> any NodeLayout {
    PassthroughLayout()
  }

  func handle(_ event: HostEvent, _ context: ControlContext) {
    guard case .perform(_, .custom(let name)) = event,
      let part = context.hidden.first(where: { $0.text == name })
    else { return }
    part.node.activateFirst()
  }
}

extension RenderNode {
  /// Activates the node, or the first descendant that can be activated.
  @discardableResult
  fileprivate func activateFirst() -> Bool {
    if content?.actions.contains(.activate) == true {
      handle(.activate(id))
      return true
    }
    return children.contains { $0.activateFirst() }
  }
}
