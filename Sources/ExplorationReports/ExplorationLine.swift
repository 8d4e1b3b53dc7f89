/// What a program that is explored writes down, a line of JSON each: so what was done before a
/// crash is known.
package enum ExplorationLine: Codable, Equatable, Sendable {
  /// Something that can be shown by itself.
  case root(ExplorationRoot)
  /// A step is about to be done: a line of Swift.
  case begins(String)
  /// It was done.
  case step(ExplorationStepReport)
  /// All was done that was asked for.
  case ends
}

/// The app, or one of its previews.
package struct ExplorationRoot: Codable, Equatable, Hashable, Sendable {
  package var name: String
  /// Where a preview is written: "MyApp/Row.swift"; nil for the app.
  package var file: String?
  package var line: Int?

  package init(name: String, file: String? = nil, line: Int? = nil) {
    self.name = name
    self.file = file
    self.line = line
  }
}
