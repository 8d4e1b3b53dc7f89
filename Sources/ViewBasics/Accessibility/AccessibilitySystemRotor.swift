import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// A rotor that every app may fill.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// Links that the user has followed, or all links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "links")
  }

  /// Headings of one level. The level is not looked at: all headings are in it.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }

  /// All links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Bold stretches of text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Stretches of text in italics.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined stretches of text.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Words that are written wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Fields that text is typed into.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// The parts that a page is made of.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}
