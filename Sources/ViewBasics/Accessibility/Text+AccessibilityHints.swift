import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

// What only clients of other systems ask for: accepted, and GAPS.md lists them.

extension Text {
  /// Reads punctuation out.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Reads letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Reads higher or lower, -1...1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Reads announcements after what is being read.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Says what the text is about.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }
}
