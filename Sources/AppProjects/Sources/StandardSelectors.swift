import Foundation

/// Messages of UIKit's and AppKit's that programs name by `#selector`, which only compiles where
/// there is an Objective-C runtime. The library knows these by their names, so the copies that are
/// built say the name.
enum StandardSelectors {
  /// The text with a `Selector` in the place of each of them, on the same line; nil if it has none.
  static func written(_ text: String) -> String? {
    guard text.contains("#selector") else { return nil }
    let new = text.replacing(pattern) { match in
      names[String(match.1)].map { "Selector(\"\($0)\")" } ?? String(match.0)
    }
    return new == text ? nil : new
  }

  /// `#selector(UIResponder.resignFirstResponder)`, also with arguments named: `(_:)`.
  private static var pattern: Regex<(Substring, Substring)> {
    #/#selector\(\s*(?:[A-Z]\w*\.)?(\w+)(?:\((?:\w+:)*\))?\s*\)/#
  }

  private static let names = [
    "resignFirstResponder": "resignFirstResponder", "performClose": "performClose:",
    "terminate": "terminate:",
  ]
}
