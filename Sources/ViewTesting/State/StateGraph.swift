import UpdateRecording
import ViewRuntime

extension ViewTest {
  /// The existing state, with its owners, borrowers and readers.
  ///
  /// ```swift
  /// let test = ViewTest(ParentView())
  /// let isOn = test.stateGraph["ParentView.isOn"]
  /// #expect(isOn?.owner == "ParentView")
  /// #expect(isOn?.borrowers == ["ToggleControl.isOn"])
  /// #expect(isOn?.readers == ["Toggle in ToggleControl"])
  /// ```
  ///
  /// Printing it shows everything.
  public struct StateGraph: Hashable, Sendable, CustomStringConvertible {
    /// The sources, in tree order of their owners.
    public let sources: [Source]
    /// The mounted views of the app, parents first.
    public let views: [String]

    /// Accesses the source with a name: the owner's, a dot, the property's.
    public subscript(name: String) -> Source? { sources.first { $0.name == name } }

    public var description: String { sources.map(\.description).joined(separator: "\n") }
  }

  /// A state, an object that announces its changes, or an environment value.
  public struct Source: Hashable, Sendable, CustomStringConvertible {
    /// "CounterView.count". An object without an owning view has its type's name, an environment
    /// value the name of its key.
    public let name: String
    /// The declaration in the owner: "@State", "@StateObject" ...; empty if no view owns it.
    public let wrapper: String
    /// The value's type.
    public let type: String
    /// The value, in words.
    public let value: String
    /// An object's stored properties, in words.
    public let fields: [String: String]
    /// The owning view; nil for sources from outside the views.
    public let owner: String?
    /// The properties that borrow it: "ToggleControl.isOn".
    public let borrowers: [String]
    /// The views that run again when it changes. A system control is named with its containing
    /// view: "Toggle in ToggleControl".
    public let readers: [String]
    /// For an object: the views that read each of its properties, as far as known.
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

  /// The current state graph.
  ///
  /// - Complexity: linear in the mounted views; computed on access.
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
