import Foundation
import ViewRuntime
import ViewTexts

/// Puts the entries of a rotor together.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes one entry.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Takes several entries one after the other.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes entries that are there under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes the entries after `if`.
  public static func buildEither<C: AccessibilityRotorContent>(
    first: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes the entries after `else`.
  public static func buildEither<C: AccessibilityRotorContent>(
    second: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Takes entries that are there on some systems only.
  public static func buildLimitedAvailability<C: AccessibilityRotorContent>(
    _ content: C
  ) -> some AccessibilityRotorContent { RotorEntries() }
}

private struct RotorEntries: AccessibilityRotorContent {
  var body: Never { return preconditionFailure("a rotor's entries have no body") }
}
