import ViewRuntime
import ViewTexts

/// Custom content joins the existing modifier, where it replaces content with the same key.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds information about the view under a key, replacing earlier content under that key.
  ///
  /// - Parameter value: nil removes the content.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibility(
      change: .customContent(
        .init(id: key.id, label: key.label, value: value, importance: importance)))
  }

  /// Adds information about the view under a key, with a localized value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds information about the view under a key, with a verbatim value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Adds information about the view under a label, replacing earlier content under an equal label.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibility(
      change: .customContent(
        .init(id: nil, label: label, value: value, importance: importance)))
  }

  /// Adds information about the view under a localized label.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Adds information about the view, with a localized label and a localized value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds information about the view, with a localized label and a verbatim value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(labelKey, Text(verbatim: String(value)), importance: importance)
  }
}
