import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Offers the buttons of `content` as actions of the view, by their labels; they are not shown.
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

  /// Offers actions that belong together.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    ActionsHolder(content: self, actions: content())
  }
}

/// A view with actions that are read and not shown.
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

  // One view's traits, such as its tag, are seen through it.
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
  /// Activates the node, or the first one below it that can be activated.
  @discardableResult
  fileprivate func activateFirst() -> Bool {
    if content?.actions.contains(.activate) == true {
      handle(.activate(id))
      return true
    }
    return children.contains { $0.activateFirst() }
  }
}
