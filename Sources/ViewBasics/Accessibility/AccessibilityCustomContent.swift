import ViewRuntime
import ViewTexts

/// Names a piece of additional content, so that it can be replaced further out.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static let age = AccessibilityCustomContentKey("Age")
/// }
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// A key with a name that is read out, and an id by which a piece is found again.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key with a name that is looked up in the app's translations.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key with a name that is looked up in the app's translations, and is the id too.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}

/// One piece of additional content; without a value it takes a former one away.
struct CustomContentEntry {
  /// Nil: the label itself.
  let id: String?
  let label: Text
  let value: Text?
  let importance: AXCustomContent.Importance
}

extension View {
  /// Tells assistive clients something more of the view, such as the age of the animal on a
  /// picture.
  ///
  /// Here it is spoken with the hint, or with the value if it is of high importance.
  ///
  /// - Parameter value: nil takes away what stands further inside under the same key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .customContent(
        .init(id: key.id, label: key.label, value: value, importance: importance)))
  }

  /// Tells more of the view, with a value that is looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Tells more of the view, with a value that is taken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Tells more of the view under a label that is its own key: the same words replace a former
  /// value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .customContent(
        .init(id: nil, label: label, value: value, importance: importance)))
  }

  /// Tells more of the view under a label that is looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Tells more of the view, with a label and a value that are looked up in the app's translations.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Tells more of the view under a label that is looked up in the app's translations, with a value
  /// that is taken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(verbatim: String(value)), importance: importance)
  }
}
