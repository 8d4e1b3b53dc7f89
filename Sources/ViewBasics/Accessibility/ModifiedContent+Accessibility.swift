import ViewRuntime
import ViewTexts

// The same modifiers as on `View`, for a view that already has accessibility attachments: the
// change joins the existing modifier.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the accessibility label, replacing an earlier one.
  public nonisolated func accessibilityLabel(_ label: Text) -> Self {
    accessibility(change: .label(label))
  }
  /// Sets the accessibility label from a localized string key.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the accessibility label from a verbatim string.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the accessibility label from a localized string resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Self {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the accessibility value, replacing an earlier one.
  public nonisolated func accessibilityValue(_ value: Text) -> Self {
    accessibility(change: .value(value))
  }
  /// Sets the accessibility value from a localized string key.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the accessibility value from a verbatim string.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the accessibility value from a localized string resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> Self {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the accessibility hint, replacing an earlier one.
  public nonisolated func accessibilityHint(_ hint: Text) -> Self {
    accessibility(change: .hint(hint))
  }
  /// Sets the accessibility hint from a localized string key.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    accessibilityHint(Text(hintKey))
  }
  /// Sets the accessibility hint from a verbatim string.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Sets the accessibility hint from a localized string resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> Self {
    accessibilityHint(Text(hintResource))
  }

  /// Sets alternative labels for the view, replacing earlier ones.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self {
    accessibility(change: .otherLabels(inputLabels))
  }
  /// Sets alternative labels for the view from localized string keys.
  public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self {
    accessibilityInputLabels(keys.map { Text($0) })
  }

  /// Sets the identifier by which tests find the view, replacing an earlier one.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
    accessibility(change: .identifier(identifier))
  }
  /// Hides the view from accessibility clients, or shows it again.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
    accessibility(change: .hidden(hidden))
  }
  /// Adds accessibility traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .addTraits(traits))
  }
  /// Removes accessibility traits from the view, including ones added before.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .removeTraits(traits))
  }
  /// Sets the view's priority in the reading order of accessibility clients; the last one wins.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    accessibility(change: .sortPriority(sortPriority))
  }

  /// Adds another action for accessibility clients.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .kind(actionKind)) { _ in handler() }))
  }
  /// Adds another action with a name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .named(name)) { _ in handler() }))
  }
  /// Lets accessibility clients increment and decrement the view's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self {
    accessibility(
      change: .action(
        .init(trigger: .adjustable) { event in
          if case .increment = event { handler(.increment) } else { handler(.decrement) }
        }))
  }
}
