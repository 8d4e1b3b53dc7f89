/// What one action did, in words.
package struct UpdateReport: Sendable, Equatable {
  /// A source that is another one now.
  package struct Change: Sendable, Equatable {
    /// "CounterView.count", "ProfileView.model.name".
    package let source: String
    /// The source's id in the ``StateGraphSnapshot``, where it is still there.
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
    /// "@self" for another value from the parent, "@identity" for a new view, or its properties.
    package let reasons: [String]
    package let duration: Duration
  }

  /// A view that was offered an equal value and was not entered.
  package struct Skip: Sendable, Equatable {
    package let view: String
    package let id: Int
  }

  /// Something that should not be so: a view that lost its state, an object that was made again.
  package struct Warning: Sendable, Equatable {
    package let view: String
    /// What happened to it, in words: "lost count: it is in another branch of an if".
    package let text: String
  }

  /// What the user did: `activate "Increment"`; nil where the program went on by itself.
  package let cause: String?
  package let changes: [Change]
  package let runs: [Run]
  package let skips: [Skip]
  package let warnings: [Warning]
  /// The app's views that were not looked at at all.
  package let untouched: Int
  package let frames: Int
  package let duration: Duration
}
