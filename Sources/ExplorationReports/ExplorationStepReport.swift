/// One step of an exploration: the action, and its observed effects.
package struct ExplorationStepReport: Codable, Equatable, Sendable {
  /// An evaluation of a body.
  package struct Run: Codable, Equatable, Sendable {
    /// The view's type, and its number in the program.
    package var view: String
    package var id: Int
    /// The reasons, as printed by `_printChanges`.
    package var reasons: [String]
    package var seconds: Double
    /// Whether the evaluation changed nothing that the view shows.
    package var showedNothing: Bool

    package init(
      view: String, id: Int, reasons: [String], seconds: Double, showedNothing: Bool
    ) {
      self.view = view
      self.id = id
      self.reasons = reasons
      self.seconds = seconds
      self.showedNothing = showedNothing
    }
  }

  /// A view that was recreated in its place and lost its state.
  package struct Loss: Codable, Equatable, Sendable {
    package var view: String
    package var owner: String
    package var ownerID: Int
    /// "branch", "id", "wrappedType", "element".
    package var source: String
    /// The properties that had been changed, and all properties that the view owns.
    package var changed: [String]
    package var owned: [String]

    package init(
      view: String, owner: String, ownerID: Int, source: String, changed: [String],
      owned: [String]
    ) {
      self.view = view
      self.owner = owner
      self.ownerID = ownerID
      self.source = source
      self.changed = changed
      self.owned = owned
    }
  }

  /// An observed object that was replaced by another one and is retained nowhere else.
  package struct Replacement: Codable, Equatable, Sendable {
    package var view: String
    package var object: String

    package init(view: String, object: String) {
      self.view = view
      self.object = object
    }
  }

  /// A violation: a diagnostic, or an invariant of every app.
  package struct Problem: Codable, Equatable, Hashable, Sendable {
    /// The code "D1", or the name of an invariant: "rests".
    package var code: String
    package var message: String

    package init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// A line of Swift; empty for the start.
  package var code: String
  /// Whether no view handled the step.
  package var failed = false
  /// The screen content after the step.
  package var screen = ""
  package var runs: [Run] = []
  package var losses: [Loss] = []
  package var replacements: [Replacement] = []
  package var problems: [Problem] = []
  /// The time spent in the user's action itself, without body evaluations.
  package var actionSeconds = 0.0

  package init(code: String) { self.code = code }
}
