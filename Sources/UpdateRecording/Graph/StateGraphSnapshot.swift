import ViewRuntime

/// Which state exists, who owns it, who borrows it, who reads it: a picture of one moment.
///
/// ```swift
/// let graph = runtime.stateGraph()
/// graph.sources.first { $0.name == "CounterView.count" }?.value   // "3"
/// ```
///
/// It shows the app's own views only. A read by one of the system's views, such as a text field
/// inside of a form, counts for the app's view around it.
package struct StateGraphSnapshot: Sendable, Equatable {
  /// A view of the app that is mounted.
  package struct ViewNode: Sendable, Equatable {
    /// Stays the same as long as the view does.
    package let id: Int
    /// The type, and the id of the `ForEach` element that it stands in: "TodoRow(3)".
    package let name: String
    package let type: String
    /// The app's view around this one.
    package let parent: Int?
  }

  /// Something that is written and read.
  package struct Source: Sendable, Equatable {
    package enum Kind: String, Sendable { case state, object, environment }

    /// Tells the sources of one graph apart, and stays the same as long as the source does.
    package let id: String
    /// "CounterView.count"; an object that no view owns has its type's name.
    package let name: String
    package let kind: Kind
    /// As it is declared with its owner: "@State"; empty if no view owns it.
    package let wrapper: String
    package let type: String
    package internal(set) var value: String
    /// An object's stored properties.
    package internal(set) var fields: [Field] = []
    package let owner: Int?
    package internal(set) var borrowers: [Borrower] = []
    package internal(set) var readers: [Reader] = []
    /// Whether everybody who follows it runs with each of its changes: an `ObservableObject`.
    package internal(set) var announcesAsAWhole = false
    /// Whether a part of the value is a secret: then texts that show it from before are to go.
    package var isHiding: Bool {
      value.contains(Secrets.mask) || fields.contains { $0.value.contains(Secrets.mask) }
    }
  }

  package struct Field: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  /// A view that was handed the source, by `@Binding`, `@ObservedObject`, the environment ...
  package struct Borrower: Sendable, Equatable {
    package let view: Int
    package let wrapper: String
    /// What the view calls it.
    package let property: String
    /// Which part of the value it was given.
    package let path: String?
  }

  /// A view whose body, or a part of it, runs again when the source changes.
  package struct Reader: Sendable, Equatable, Hashable {
    package let view: Int
    /// What reads, where it is not the body itself: "Toggle", "row 3".
    package let via: String?
    /// For an object: the properties that were read, by name; empty where they are not known.
    ///
    /// The reader of an `@Observable` object runs again when one of these changes, the follower of
    /// an `ObservableObject` whenever the object announces a change (S4.3, S5.4).
    package internal(set) var properties: [String] = []
  }

  package private(set) var views: [ViewNode] = []
  package internal(set) var sources: [Source] = []
  /// What was hidden of them.
  package internal(set) var secrets = Secrets()
  private var places: [Int: Int] = [:]

  package init() {}

  package func view(_ id: Int) -> ViewNode? { places[id].map { views[$0] } }

  mutating func add(_ view: ViewNode) {
    places[view.id] = views.count
    views.append(view)
  }

  // MARK: Words

  package func name(ofView id: Int) -> String { view(id)?.name ?? "a view" }

  /// "EditUsernameView.username"
  package func name(of borrower: Borrower) -> String {
    "\(name(ofView: borrower.view)).\(borrower.property)"
  }

  /// "CounterView", or "Toggle in SettingsView".
  package func name(of reader: Reader) -> String {
    reader.via.map { "\($0) in \(name(ofView: reader.view))" } ?? name(ofView: reader.view)
  }

  /// The names of those that read each property of an object.
  package func fieldReaders(of source: Source) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for reader in source.readers {
      for property in reader.properties { fields[property, default: []].append(name(of: reader)) }
    }
    return fields
  }
}
