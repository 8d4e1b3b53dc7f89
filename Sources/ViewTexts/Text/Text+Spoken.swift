import Foundation
import ViewRuntime

extension Text {
  /// Sets the text's accessibility label; in a paragraph of several texts it replaces only this
  /// one.
  ///
  /// ```swift
  /// Text("5 ") + Text("km").accessibilityLabel("kilometres")
  /// ```
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { changed(.spoken(label)) }

  /// Sets the text's accessibility label; it is looked up in the bundle's tables.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the text's accessibility label to a string value.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the text's accessibility label to a resource with its own table and bundle.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(labelResource))
  }

  /// Makes the text a heading for accessibility navigation.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed(.heading)
  }

  /// Sets the language for typesetting.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// Sets the language for typesetting.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }

  /// Returns the spoken text, if it differs from the visible one.
  func spoken(in environment: EnvironmentValues) -> String? {
    for case .spoken(let label) in changes.reversed() { return label.string(in: environment) }
    guard case .joined(let first, let second) = storage else { return nil }
    let parts = (first.spoken(in: environment), second.spoken(in: environment))
    if parts.0 == nil, parts.1 == nil { return nil }
    return (parts.0 ?? first.string(in: environment)) + (parts.1 ?? second.string(in: environment))
  }

  /// Whether it is a concatenation of two texts.
  var isJoined: Bool { if case .joined = storage { true } else { false } }

  var isHeading: Bool {
    if changes.contains(.heading) { return true }
    guard case .joined(let first, let second) = storage else { return false }
    return first.isHeading || second.isHeading
  }
}
