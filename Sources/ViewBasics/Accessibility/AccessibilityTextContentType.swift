import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// What a text is about, for the way it is read out.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What programs write and read in a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and places of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, to be read from one end to the other.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The text of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Tables of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Says what the texts inside are about.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
}
