/// A small program with a mistake that people ask about, and the program as it should be.
struct Mistake: Sendable {
  let name: String
  /// Marked with `// here RULE` where it is wrong; the marks are taken out before it is checked.
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
