import ViewRuntime
import ViewTexts

/// Further content goes into the accessibility of the same modifier, where one with the same key
/// replaces a former one.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Tells more of the view under a key; what was told under that key before is replaced.
  ///
  /// - Parameter value: nil takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibility(
      change: .customContent(
        .init(id: key.id, label: key.label, value: value, importance: importance)))
  }

  /// Tells more of the view under a key, with a value that is looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Tells more of the view under a key, with a value that is taken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Tells more of the view under a label; what was told under the same words before is replaced.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibility(
      change: .customContent(
        .init(id: nil, label: label, value: value, importance: importance)))
  }

  /// Tells more of the view under a label that is looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Tells more of the view, with a label and a value that are looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Tells more of the view under a label that is looked up in the app's translations, with a value
  /// that is taken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> Self {
    accessibilityCustomContent(labelKey, Text(verbatim: String(value)), importance: importance)
  }
}
