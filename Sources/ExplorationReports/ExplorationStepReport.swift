/// One step of an exploration: what was done, and what only a run shows.
package struct ExplorationStepReport: Codable, Equatable, Sendable {
  /// A body that ran.
  package struct Run: Codable, Equatable, Sendable {
    /// The view's type, and its number in the program.
    package var view: String
    package var id: Int
    /// As `_printChanges` says it.
    package var reasons: [String]
    package var seconds: Double
    /// Whether nothing of what the view shows is another one for it.
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

  /// A view that came again in its own place and forgot what was done with it.
  package struct Loss: Codable, Equatable, Sendable {
    package var view: String
    package var owner: String
    package var ownerID: Int
    /// "branch", "id", "wrappedType", "element".
    package var source: String
    /// The properties that had been changed before, and all that it owns.
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

  /// A watched object in the place of another one, which nobody keeps.
  package struct Replacement: Codable, Equatable, Sendable {
    package var view: String
    package var object: String

    package init(view: String, object: String) {
      self.view = view
      self.object = object
    }
  }

  /// Something that does not hold: a diagnostic, or what holds of every app.
  package struct Problem: Codable, Equatable, Hashable, Sendable {
    /// "D1", or the name of an invariant: "rests".
    package var code: String
    package var message: String

    package init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// A line of Swift; empty for the start.
  package var code: String
  /// Whether nothing took it.
  package var failed = false
  /// What is on the screen afterwards.
  package var screen = ""
  package var runs: [Run] = []
  package var losses: [Loss] = []
  package var replacements: [Replacement] = []
  package var problems: [Problem] = []
  /// How long the program was busy with the user's action itself, its bodies left aside.
  package var actionSeconds = 0.0

  package init(code: String) { self.code = code }
}
