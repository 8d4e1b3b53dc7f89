import ViewRuntime

/// A snapshot of the existing state, with its owners, borrowers and readers.
///
/// ```swift
/// let graph = runtime.stateGraph()
/// graph.sources.first { $0.name == "CounterView.count" }?.value   // "3"
/// ```
///
/// It contains only the app's own views. A read by a system view, such as a text field in a form,
/// counts for the enclosing view of the app.
package struct StateGraphSnapshot: Sendable, Equatable {
  /// A mounted view of the app.
  package struct ViewNode: Sendable, Equatable {
    /// The view's number, stable for the view's lifetime.
    package let id: Int
    /// The type, with the id of the enclosing `ForEach` element: "TodoRow(3)".
    package let name: String
    package let type: String
    /// The enclosing view of the app.
    package let parent: Int?
  }

  /// A value that views write and read.
  package struct Source: Sendable, Equatable {
    package enum Kind: String, Sendable { case state, object, environment }

    /// The id, unique in one graph and stable for the source's lifetime.
    package let id: String
    /// "CounterView.count"; an object without an owning view has its type's name.
    package let name: String
    package let kind: Kind
    /// The declaration in its owner: "@State"; empty if no view owns it.
    package let wrapper: String
    package let type: String
    package internal(set) var value: String
    /// An object's stored properties.
    package internal(set) var fields: [Field] = []
    package let owner: Int?
    package internal(set) var borrowers: [Borrower] = []
    package internal(set) var readers: [Reader] = []
    /// Whether all its followers run on each of its changes: an `ObservableObject`.
    package internal(set) var announcesAsAWhole = false
    /// Whether part of the value is a secret: earlier texts that show it must then be hidden.
    package var isHiding: Bool {
      value.contains(Secrets.mask) || fields.contains { $0.value.contains(Secrets.mask) }
    }
  }

  package struct Field: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  /// A view that received the source, by `@Binding`, `@ObservedObject`, the environment ...
  package struct Borrower: Sendable, Equatable {
    package let view: Int
    package let wrapper: String
    /// The property's name in the view.
    package let property: String
    /// The part of the value that it received.
    package let path: String?
  }

  /// A view whose body, or part of it, runs again when the source changes.
  package struct Reader: Sendable, Equatable, Hashable {
    package let view: Int
    /// The part that reads, if it is not the body itself: "Toggle", "row 3".
    package let via: String?
    /// For an object: the names of the properties that were read; empty if unknown.
    ///
    /// The reader of an `@Observable` object runs again when one of these changes, the follower of
    /// an `ObservableObject` whenever the object announces a change (S4.3, S5.4).
    package internal(set) var properties: [String] = []
  }

  package private(set) var views: [ViewNode] = []
  package internal(set) var sources: [Source] = []
  /// The secrets hidden in the sources.
  package internal(set) var secrets = Secrets()
  private var places: [Int: Int] = [:]

  package init() {}

  package func view(_ id: Int) -> ViewNode? { places[id].map { views[$0] } }

  mutating func add(_ view: ViewNode) {
    places[view.id] = views.count
    views.append(view)
  }

  // MARK: Names

  package func name(ofView id: Int) -> String { view(id)?.name ?? "a view" }

  /// "EditUsernameView.username"
  package func name(of borrower: Borrower) -> String {
    "\(name(ofView: borrower.view)).\(borrower.property)"
  }

  /// "CounterView", or "Toggle in SettingsView".
  package func name(of reader: Reader) -> String {
    reader.via.map { "\($0) in \(name(ofView: reader.view))" } ?? name(ofView: reader.view)
  }

  /// Returns the names of the readers of each property of an object.
  package func fieldReaders(of source: Source) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for reader in source.readers {
      for property in reader.properties { fields[property, default: []].append(name(of: reader)) }
    }
    return fields
  }
}
