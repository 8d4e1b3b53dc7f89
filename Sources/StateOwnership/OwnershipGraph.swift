import SourceModel

/// The views that own, lend and read each state of a program, derived from its sources without
/// running it.
///
/// A ``GraphView`` has its states; a state has the uses in the view and the views that it is lent
/// to, and, if it is borrowed itself, those that it comes from. What the sources do not tell is
/// marked as unknown.
package struct OwnershipGraph: Hashable, Sendable, Codable {
  /// Views, apps, modifiers: all types in which SwiftUI installs state, in the order of the files.
  package var views: [GraphView]
  /// The classes that views observe.
  package var objects: [GraphObject]

  package func view(_ id: String) -> GraphView? { views.first { $0.id == id } }
}

/// A type in which SwiftUI installs state.
package struct GraphView: Hashable, Sendable, Codable {
  /// The name with the enclosing types, and the file if that is ambiguous.
  package var id: String
  package var path: String
  package var line: Int
  package var states: [GraphState]
  /// The views of the project that it creates.
  package var makes: [String]

  package func state(_ name: String?) -> GraphState? { states.first { $0.name == name } }
}

/// A property that holds or refers to state, or an object that is created inline.
package struct GraphState: Hashable, Sendable, Codable {
  package enum Role: String, Sendable, Codable {
    /// It lives and dies with the view: `@State`, `@StateObject`.
    case owned
    /// The system keeps it: `@AppStorage`, `@Query`.
    case kept
    /// An ancestor owns it and passes it in: `@Binding`, `@ObservedObject`, a plain object.
    case borrowed
    /// It comes from the environment.
    case environment
    /// A static property, shared by the whole program.
    case shared
    /// An object that is created at each run of the code, without an owner.
    case made
    /// A plain value that a parent passes in, which is only read.
    case copy
  }

  package var name: String
  /// As written: `@State`, `@Environment(\.locale)`, `let`.
  package var wrapper: String
  /// Nil if only a compiler can tell.
  package var type: String?
  package var role: Role
  package var line: Int
  package var uses: [GraphUse] = []
  package var lendings: [GraphLending] = []
  package var sources: [GraphSource] = []
  /// The reason why its source is unknown.
  package var unknown: LocalizedText?
}

/// The uses of a state in the view's own code.
package struct GraphUse: Hashable, Sendable, Codable {
  package enum Access: String, Sendable, Codable { case reads, writes, calls }

  package var access: Access
  /// The part of an object: `count`; empty for the whole.
  package var part: String
  /// The member that contains the use: `body`, `save()`.
  package var member: String
}

/// A state that is passed on.
package struct GraphLending: Hashable, Sendable, Codable {
  package enum Way: String, Sendable, Codable {
    /// `$x`: the recipient reads and writes.
    case binding
    /// The object itself.
    case object
    /// The current value, or one computed from it.
    case value
    case environment
  }

  package var way: Way
  /// The expression in the source: `$draft.title`.
  package var expression: String
  /// The view of the project that receives it.
  package var view: String?
  /// The property of that view.
  package var property: String?
  /// The recipient if it is not a view of the project: `TextField`, `.sheet`.
  package var other: String?
  package var line: Int
}

/// The source of a borrowed state.
package struct GraphSource: Hashable, Sendable, Codable {
  package var view: String
  package var state: String
  package var way: GraphLending.Way
}

/// A class that views observe.
package struct GraphObject: Hashable, Sendable, Codable {
  package var id: String
  package var path: String
  package var line: Int
  /// The properties whose changes are announced to views.
  package var watched: [String]
}
