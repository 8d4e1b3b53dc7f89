import Foundation
import ViewRuntime

extension Text {
  /// Says what the text is called; in a paragraph of several texts, in place of this one.
  ///
  /// ```swift
  /// Text("5 ") + Text("km").accessibilityLabel("kilometres")
  /// ```
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { changed(.spoken(label)) }

  /// Says what the text is called; the name is looked up in the bundle's tables.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the text is called by a string that is spoken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Says what the text is called by a resource with a table and bundle of its own.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(labelResource))
  }

  /// Makes it a heading for those who go from one to the next.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed(.heading)
  }

  /// For which language its letters are set.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// For which language its letters are set.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }

  /// The words that clients hear, where they are not the ones that are shown.
  func spoken(in environment: EnvironmentValues) -> String? {
    for case .spoken(let label) in changes.reversed() { return label.string(in: environment) }
    guard case .joined(let first, let second) = storage else { return nil }
    let parts = (first.spoken(in: environment), second.spoken(in: environment))
    if parts.0 == nil, parts.1 == nil { return nil }
    return (parts.0 ?? first.string(in: environment)) + (parts.1 ?? second.string(in: environment))
  }

  /// Whether it was put together of two.
  var isJoined: Bool { if case .joined = storage { true } else { false } }

  var isHeading: Bool {
    if changes.contains(.heading) { return true }
    guard case .joined(let first, let second) = storage else { return false }
    return first.isHeading || second.isHeading
  }
}
