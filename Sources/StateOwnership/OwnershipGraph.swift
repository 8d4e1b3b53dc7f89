import SourceModel

/// Who owns, lends and reads each state of a program, as its sources tell: nothing is run.
///
/// A ``GraphView`` has its states; a state knows what the view does with it and to whom it is lent,
/// and, where it is borrowed itself, from whom. What the sources do not tell is said to be unknown.
package struct OwnershipGraph: Hashable, Sendable, Codable {
  /// Views, apps, modifiers: all types in which SwiftUI keeps state, in the order of the files.
  package var views: [GraphView]
  /// The classes that views watch.
  package var objects: [GraphObject]

  package func view(_ id: String) -> GraphView? { views.first { $0.id == id } }
}

/// A type in which SwiftUI keeps state.
package struct GraphView: Hashable, Sendable, Codable {
  /// The name with the types around it; the file as well where that is not enough.
  package var id: String
  package var path: String
  package var line: Int
  package var states: [GraphState]
  /// The views of the project that it makes.
  package var makes: [String]

  package func state(_ name: String?) -> GraphState? { states.first { $0.name == name } }
}

/// A property that holds state or leads to it, or an object that is made in passing.
package struct GraphState: Hashable, Sendable, Codable {
  package enum Role: String, Sendable, Codable {
    /// It lives and dies with the view: `@State`, `@StateObject`.
    case owned
    /// The system keeps it: `@AppStorage`, `@Query`.
    case kept
    /// Someone above owns it and hands it in: `@Binding`, `@ObservedObject`, a plain object.
    case borrowed
    /// It comes out of the environment.
    case environment
    /// A static property: one for the whole program.
    case shared
    /// An object that is made at each run of the code, and owned by nobody.
    case made
    /// A plain value that a parent hands in: it is seen, and not written.
    case copy
  }

  package var name: String
  /// As written: `@State`, `@Environment(\.locale)`, `let`.
  package var wrapper: String
  /// Missing where only a compiler knows it.
  package var type: String?
  package var role: Role
  package var line: Int
  package var uses: [GraphUse] = []
  package var lendings: [GraphLending] = []
  package var sources: [GraphSource] = []
  /// Why nobody is known to hand it in.
  package var unknown: LocalizedText?
}

/// What the view's own code does with a state.
package struct GraphUse: Hashable, Sendable, Codable {
  package enum Access: String, Sendable, Codable { case reads, writes, calls }

  package var access: Access
  /// What of an object: `count`; empty for the whole.
  package var part: String
  /// The member whose code it is: `body`, `save()`.
  package var member: String
}

/// A state handed on.
package struct GraphLending: Hashable, Sendable, Codable {
  package enum Way: String, Sendable, Codable {
    /// `$x`: who gets it reads and writes.
    case binding
    /// The object itself.
    case object
    /// A value of now, or one computed from it.
    case value
    case environment
  }

  package var way: Way
  /// What is written: `$draft.title`.
  package var expression: String
  /// The view of the project that gets it.
  package var view: String?
  /// The property there.
  package var property: String?
  /// Who gets it where that is no view of the project: `TextField`, `.sheet`.
  package var other: String?
  package var line: Int
}

/// Where a borrowed state comes from.
package struct GraphSource: Hashable, Sendable, Codable {
  package var view: String
  package var state: String
  package var way: GraphLending.Way
}

/// A class that views watch.
package struct GraphObject: Hashable, Sendable, Codable {
  package var id: String
  package var path: String
  package var line: Int
  /// The properties that views are told of.
  package var watched: [String]
}
