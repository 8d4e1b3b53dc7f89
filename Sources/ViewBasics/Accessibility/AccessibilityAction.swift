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
}
