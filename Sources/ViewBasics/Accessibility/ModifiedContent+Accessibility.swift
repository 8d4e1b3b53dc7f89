import ViewRuntime
import ViewTexts

// What `View` has under the same names, for a view that has been given some of it already: it is
// added to the same modifier.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what the view is called; a label that was given before is replaced.
  public nonisolated func accessibilityLabel(_ label: Text) -> Self {
    accessibility(change: .label(label))
  }
  /// Says what the view is called, in words that are looked up in the app's translations.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    accessibilityLabel(Text(labelKey))
  }
  /// Says what the view is called, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Says what the view is called, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Self {
    accessibilityLabel(Text(labelResource))
  }

  /// Says the view's present value in words; one that was given before is replaced.
  public nonisolated func accessibilityValue(_ value: Text) -> Self {
    accessibility(change: .value(value))
  }
  /// Says the view's present value, in words that are looked up in the app's translations.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    accessibilityValue(Text(valueKey))
  }
  /// Says the view's present value, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Says the view's present value, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> Self {
    accessibilityValue(Text(valueResource))
  }

  /// Says what happens when the view is used; a hint that was given before is replaced.
  public nonisolated func accessibilityHint(_ hint: Text) -> Self {
    accessibility(change: .hint(hint))
  }
  /// Says what happens when the view is used, in words that are looked up in the app's
  /// translations.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    accessibilityHint(Text(hintKey))
  }
  /// Says what happens when the view is used, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Says what happens when the view is used, in words of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> Self {
    accessibilityHint(Text(hintResource))
  }

  /// Other words that the user may call the view by; those that were given before are replaced.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self {
    accessibility(change: .otherLabels(inputLabels))
  }
  /// Other words for the view that are looked up in the app's translations.
  public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self {
    accessibilityInputLabels(keys.map { Text($0) })
  }

  /// Names the view for tests; a name that was given before is replaced.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
    accessibility(change: .identifier(identifier))
  }
  /// Leaves the view out for accessibility clients, or takes that back.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
    accessibility(change: .hidden(hidden))
  }
  /// Adds to what the view is to an accessibility client.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .addTraits(traits))
  }
  /// Takes away from what the view is to an accessibility client, also what was added before.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .removeTraits(traits))
  }
  /// Lets accessibility clients read the view earlier or later; the last priority counts.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    accessibility(change: .sortPriority(sortPriority))
  }

  /// Lets accessibility clients do something more with the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .kind(actionKind)) { _ in handler() }))
  }
  /// Offers one more action by its name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .named(name)) { _ in handler() }))
  }
  /// Lets accessibility clients move the view's value up and down.
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
