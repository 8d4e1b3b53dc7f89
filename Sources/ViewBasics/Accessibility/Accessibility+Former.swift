import ViewRuntime

extension View {
  /// The former name of `accessibilityHidden`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The former name of `accessibilityLabel`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The former name of `accessibilityHint`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The former name of `accessibilityValue`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The former name of `accessibilityIdentifier`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// The former name of `accessibilityAddTraits`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The former name of `accessibilityRemoveTraits`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
