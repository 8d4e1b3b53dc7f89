import Foundation

/// Messages of UIKit and AppKit that programs name with `#selector`, which only compiles with an
/// Objective-C runtime. The library knows these by name, so the copies that are built contain the
/// names.
enum StandardSelectors {
  /// The text with each of them replaced by a `Selector` on the same line; nil if there are none.
  static func written(_ text: String) -> String? {
    guard text.contains("#selector") else { return nil }
    let new = text.replacing(pattern) { match in
      names[String(match.1)].map { "Selector(\"\($0)\")" } ?? String(match.0)
    }
    return new == text ? nil : new
  }

  /// Matches `#selector(UIResponder.resignFirstResponder)`, also with argument names: `(_:)`.
  private static var pattern: Regex<(Substring, Substring)> {
    #/#selector\(\s*(?:[A-Z]\w*\.)?(\w+)(?:\((?:\w+:)*\))?\s*\)/#
  }

  private static let names = [
    "resignFirstResponder": "resignFirstResponder", "performClose": "performClose:",
    "terminate": "terminate:",
  ]
}
