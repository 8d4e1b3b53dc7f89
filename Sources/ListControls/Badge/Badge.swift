import Foundation
import ViewDrawing
import ViewRuntime
import ViewTexts

/// The content of a `badge(_:)`: a number or a short text.
package struct BadgeText: Equatable {
  package let text: Text?

  package init(text: Text?) { self.text = text }
}

extension View {
  /// Shows a number at the end of a list row or on a tab; 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: BadgeText(count)))
  }

  /// Shows a text at the end of a list row or on a tab; nil shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: BadgeText(text: label)))
  }

  /// Shows a localized text at the end of a list row or on a tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View {
    modifier(BadgeModifier(badge: BadgeText(text: Text(key))))
  }

  /// Shows a text from a string resource at the end of a list row or on a tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some View {
    modifier(BadgeModifier(badge: BadgeText(text: Text(resource))))
  }

  /// Shows a text at the end of a list row or on a tab; nil shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: BadgeText(text: label.map { Text($0) })))
  }
}

extension BadgeText {
  package nonisolated init(_ count: Int) {
    self.init(text: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
}

/// `badge(_:)`. A tab view reads it from its tabs; elsewhere the badge appears beside the view.
package struct BadgeModifier {
  package let badge: BadgeText
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.isInList) private var isListRow

  nonisolated init(badge: BadgeText) { self.badge = badge }
}

extension BadgeModifier: ViewModifier {
  package func body(content: Content) -> some View {
    if isListRow {
      content.modifier(TrailingBadge(text: badge.text, prominence: prominence))
    } else {
      content
    }
  }
}

/// The visible badge.
package struct BadgeView: View {
  package let text: Text
  package let prominence: BadgeProminence

  package init(text: Text, prominence: BadgeProminence) {
    self.text = text
    self.prominence = prominence
  }

  package var body: some View {
    switch prominence.kind {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(.secondary)
    case .increased: text.bold().foregroundStyle(.red)
    }
  }
}
