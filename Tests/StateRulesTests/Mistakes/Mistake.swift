/// A small program with a mistake that people ask about, and the correct program.
struct Mistake: Sendable {
  let name: String
  /// Lines with mistakes end in `// here RULE`; these marks are removed before checking.
  let wrong: String
  let right: String

  init(_ name: String, wrong: String, right: String) {
    self.name = name
    self.wrong = wrong
    self.right = right
  }

  static let all =
    ownership
    + state
    + writes
    + threads
    + tasks
    + objects
    + environment
    + lists
    + bindings
}
