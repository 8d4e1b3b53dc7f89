/// The name and version that a terminal reports, if it does (XTVERSION): a name, and a version in
/// parentheses or after a space.
///
/// ```swift
/// TerminalProgram("kitty(0.40.1)").drawsOctants   // true
/// TerminalProgram("tmux 3.4").drawsOctants        // false, whatever shows it
/// ```
package struct TerminalProgram: Hashable, Sendable {
  package let name: Substring
  package let version: [Int]

  package init(_ answer: String) {
    name = answer.prefix { $0 != " " && $0 != "(" }
    version = answer.dropFirst(name.count + 1).prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
  }

  /// Whether it draws the octants of Unicode 16 itself: few fonts have them, and missing glyphs
  /// show as a box with a question mark.
  package var drawsOctants: Bool {
    Self.drawers[name].map { !version.lexicographicallyPrecedes($0) } ?? false
  }

  private static let drawers: [Substring: [Int]] = [
    "kitty": [0, 40], "foot": [1, 20], "ghostty": [1, 2], "VTE": [7800],
  ]
}
