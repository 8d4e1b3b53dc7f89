/// The effects of one action, in words.
package struct UpdateReport: Sendable, Equatable {
  /// A changed source.
  package struct Change: Sendable, Equatable {
    /// "CounterView.count", "ProfileView.model.name".
    package let source: String
    /// The source's id in the ``StateGraphSnapshot``, if it still exists.
    package let id: String?
    package internal(set) var old: String?
    package internal(set) var new: String?

    init(source: String, id: String?, old: String? = nil, new: String? = nil) {
      self.source = source
      self.id = id
      self.old = old
      self.new = new
    }
  }

  /// A body that ran.
  package struct Run: Sendable, Equatable {
    /// The view: "TodoRow(3)".
    package let view: String
    package let id: Int
    /// "@self" for a changed value from the parent, "@identity" for a new view, or its changed
    /// properties.
    package let reasons: [String]
    package let duration: Duration
  }

  /// A view that received an equal value and was skipped.
  package struct Skip: Sendable, Equatable {
    package let view: String
    package let id: Int
  }

  /// A probable mistake: a view that lost its state, or a recreated object.
  package struct Warning: Sendable, Equatable {
    package let view: String
    /// The problem, in words: "lost count: it is in another branch of an if".
    package let text: String
  }

  /// The user's action: `activate "Increment"`; nil if the program acted on its own.
  package let cause: String?
  package let changes: [Change]
  package let runs: [Run]
  package let skips: [Skip]
  package let warnings: [Warning]
  /// The number of the app's views that were not visited.
  package let untouched: Int
  package let frames: Int
  package let duration: Duration
}
