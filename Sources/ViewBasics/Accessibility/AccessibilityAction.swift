import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Lets accessibility clients do something with the view; keyboards find it in the view's menu.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityAction(named: "Reply") { reply(to: message) }
  /// ```
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .action(.init(trigger: .kind(actionKind)) { _ in handler() }))
  }

  /// Offers an action by its name; its menu entry reads the same.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .action(.init(trigger: .named(name)) { _ in handler() }))
  }

  /// Offers an action by a name that is looked up in the app's translations.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers an action by a name that is shown as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Lets accessibility clients move the view's value up and down.
  ///
  /// ```swift
  /// StarRow(count: rating)
  ///   .accessibilityAdjustableAction { direction in
  ///     rating += direction == .increment ? 1 : -1
  ///   }
  /// ```
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .action(
        .init(trigger: .adjustable) { event in
          if case .increment = event { handler(.increment) } else { handler(.decrement) }
        }))
  }

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
