import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// The kind of a text's content, which affects how it is read aloud.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Console input and output.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, to be read from one end to the other.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Tables of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Sets the kind of content of the texts inside.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
}
