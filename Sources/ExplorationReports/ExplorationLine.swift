/// A line of JSON that an explored program writes, so that the steps before a crash are known.
package enum ExplorationLine: Codable, Equatable, Sendable {
  /// A root that can be shown separately.
  case root(ExplorationRoot)
  /// A step is about to be performed: a line of Swift.
  case begins(String)
  /// The step was performed.
  case step(ExplorationStepReport)
  /// The exploration is complete.
  case ends
}

/// The app, or one of its previews.
package struct ExplorationRoot: Codable, Equatable, Hashable, Sendable {
  package var name: String
  /// The source file of a preview: "MyApp/Row.swift"; nil for the app.
  package var file: String?
  package var line: Int?

  package init(name: String, file: String? = nil, line: Int? = nil) {
    self.name = name
    self.file = file
    self.line = line
  }
}
