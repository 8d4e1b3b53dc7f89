import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// A rotor that every app may fill.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// Visited links, or all links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "links")
  }

  /// Headings of one level. The level is ignored: the rotor has all headings.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }

  /// All links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Bold ranges of text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Italic ranges of text.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined ranges of text.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Landmarks: the main sections of a page.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}
