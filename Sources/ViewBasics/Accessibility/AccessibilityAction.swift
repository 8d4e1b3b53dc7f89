import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Adds an action for accessibility clients; keyboard users find it in the view's menu.
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

  /// Adds an action with a name, which is also the title of its menu item.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .action(.init(trigger: .named(name)) { _ in handler() }))
  }

  /// Adds an action with a localized name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a verbatim name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }
}
