import Foundation
import ViewRuntime
import ViewTexts

/// Builds the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Makes a single entry.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Makes a sequence of entries.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Makes conditional entries.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Makes the entries of an `if` branch.
  public static func buildEither<C: AccessibilityRotorContent>(
    first: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Makes the entries of an `else` branch.
  public static func buildEither<C: AccessibilityRotorContent>(
    second: C
  ) -> some AccessibilityRotorContent { RotorEntries() }

  /// Makes entries with limited availability.
  public static func buildLimitedAvailability<C: AccessibilityRotorContent>(
    _ content: C
  ) -> some AccessibilityRotorContent { RotorEntries() }
}

private struct RotorEntries: AccessibilityRotorContent {
  var body: Never { return preconditionFailure("a rotor's entries have no body") }
}
