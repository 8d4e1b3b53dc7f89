import ViewRuntime

// What `View` has under the same names, for a view that has been given some of it already: it is
// added to the same modifier.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityLabel(_ label: Text) -> Self {
    accessibility(change: .label(label))
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Self {
    accessibilityLabel(Text(labelResource))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> Self {
    accessibility(change: .value(value))
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
    accessibilityValue(Text(verbatim: String(value)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> Self {
    accessibilityValue(Text(valueResource))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> Self {
    accessibility(change: .hint(hint))
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> Self {
    accessibilityHint(Text(hintResource))
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self {
    accessibility(change: .otherLabels(inputLabels))
  }
  public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> Self {
    accessibilityInputLabels(keys.map { Text($0) })
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
    accessibility(change: .identifier(identifier))
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
    accessibility(change: .hidden(hidden))
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .addTraits(traits))
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility(change: .removeTraits(traits))
  }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    accessibility(change: .sortPriority(sortPriority))
  }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .kind(actionKind)) { _ in handler() }))
  }
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self {
    accessibility(change: .action(.init(trigger: .named(name)) { _ in handler() }))
  }
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
