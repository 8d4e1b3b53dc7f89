import ViewRuntime
import ViewTexts

/// A piece of custom content; an entry without a value removes an earlier one.
struct CustomContentEntry {
  /// Nil uses the label as the id.
  let id: String?
  let label: Text
  let value: Text?
  let importance: AXCustomContent.Importance
}

extension View {
  /// Adds information about the view for assistive clients, such as the age of the animal in a
  /// picture.
  ///
  /// Here it is read with the hint, or with the value if its importance is high.
  ///
  /// - Parameter value: nil removes the content that inner views set for the same key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .customContent(
        .init(id: key.id, label: key.label, value: value, importance: importance)))
  }

  /// Adds information about the view, with a localized value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds information about the view, with a verbatim value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Adds information about the view under a label that serves as its key: an equal label replaces
  /// the earlier value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .customContent(
        .init(id: nil, label: label, value: value, importance: importance)))
  }

  /// Adds information about the view under a localized label.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Adds information about the view, with a localized label and a localized value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds information about the view, with a localized label and a verbatim value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(verbatim: String(value)), importance: importance)
  }
}
