import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// Only clients of other systems use these modifiers. They are accepted; GAPS.md lists them.

extension Text {
  /// Reads punctuation aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Spells the text out letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of the speech: lower or higher, -1...1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Queues announcements after the current speech.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets the kind of content of the text.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }
}
