import ViewRuntime
import ViewTexts

/// The key of a piece of custom content, so that outer views can replace it.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static let age = AccessibilityCustomContentKey("Age")
/// }
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Makes a key with a label that is read aloud, and an id that identifies the content.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key with a localized label whose key is also the id.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}
