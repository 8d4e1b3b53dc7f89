import UpdateRecording
import ViewRuntime

extension ViewTest {
  /// Which state exists, who owns it, who borrows it, who reads it.
  ///
  /// ```swift
  /// let test = ViewTest(ParentView())
  /// let isOn = test.stateGraph["ParentView.isOn"]
  /// #expect(isOn?.owner == "ParentView")
  /// #expect(isOn?.borrowers == ["ToggleControl.isOn"])
  /// #expect(isOn?.readers == ["Toggle in ToggleControl"])
  /// ```
  ///
  /// Printing it shows all of it.
  public struct StateGraph: Hashable, Sendable, CustomStringConvertible {
    /// In tree order of their owners.
    public let sources: [Source]
    /// The app's own views that are mounted, parents first.
    public let views: [String]

    /// The source with this name: the owner's, a dot, the property's.
    public subscript(name: String) -> Source? { sources.first { $0.name == name } }

    public var description: String { sources.map(\.description).joined(separator: "\n") }
  }

  /// A state, an object that tells of its changes, or a value of the environment.
  public struct Source: Hashable, Sendable, CustomStringConvertible {
    /// "CounterView.count". An object that no view owns has its type's name, a value of the
    /// environment the name of its key.
    public let name: String
    /// How the owner declares it: "@State", "@StateObject" ...; empty if no view owns it.
    public let wrapper: String
    /// The value's type.
    public let type: String
    /// The value, in words.
    public let value: String
    /// An object's stored properties, in words.
    public let fields: [String: String]
    /// The view that keeps it; nil for what comes from outside of the views.
    public let owner: String?
    /// The properties to which it was lent: "ToggleControl.isOn".
    public let borrowers: [String]
    /// The views that run again when it changes. A control of the system is named with the view
    /// that it stands in: "Toggle in ToggleControl".
    public let readers: [String]
    /// For an object: which views read which of its properties, as far as that is known.
    ///
    /// ```swift
    /// #expect(test.stateGraph["ProfileView.model"]?.fieldReaders["name"] == ["NameView"])
    /// ```
    public let fieldReaders: [String: [String]]

    public var description: String {
      var lines = ["\(name): \(type) = \(value)\(wrapper.isEmpty ? "" : "  \(wrapper)")"]
      lines += borrowers.map { "  lent to  \($0)" }
      lines += readers.map { reader in
        let names = fieldReaders.filter { $0.value.contains(reader) }.keys.sorted()
        return "  read by  \(reader)\(names.map { " .\($0)" }.joined())"
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Who owns what, now.
  ///
  /// - Complexity: linear in the mounted views; made when it is asked for.
  public var stateGraph: StateGraph {
    catchUp()
    let graph = runtime.stateGraph()
    let sources = graph.sources.map { source in
      Source(
        name: source.name, wrapper: source.wrapper, type: source.type, value: source.value,
        fields: Dictionary(source.fields.map { ($0.name, $0.value) }) { first, _ in first },
        owner: source.owner.map { graph.name(ofView: $0) },
        borrowers: source.borrowers.map { graph.name(of: $0) },
        readers: source.readers.map { graph.name(of: $0) },
        fieldReaders: graph.fieldReaders(of: source))
    }
    return StateGraph(sources: sources, views: graph.views.map(\.name))
  }
}
