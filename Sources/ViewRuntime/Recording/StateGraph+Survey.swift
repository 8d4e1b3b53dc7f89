import Combine
import DependencyGraph
import Observation

extension ViewRuntime {
  /// Looks through the mounted views for state.
  ///
  /// - Complexity: linear in the elements of the tree. Done when somebody looks, never by itself.
  package func stateGraph() -> StateGraph { survey().graph }

  func survey() -> Survey {
    var survey = Survey()
    if let rootElement { survey.visit(rootElement, within: nil, item: nil) }
    survey.connectReaders()
    return survey
  }
}

/// A walk over the elements that puts a ``StateGraph`` together.
@MainActor
struct Survey {
  private(set) var graph = StateGraph()
  /// Which source lives at a place.
  private(set) var sources: [ObjectIdentifier: Int] = [:]
  private var states: [(location: any ReadableLocation, source: Int)] = []
  /// Objects that are followed by a view whatever it reads of them.
  private var followers: [(source: Int, reader: StateGraph.Reader)] = []
  private var environment: [AnyKeyPath: Int] = [:]
  /// Names that are given already, for those of the same name that follow.
  private var taken: [String: Int] = [:]

  /// The name of the view with this number, where it is mounted.
  func name(ofView id: Int) -> String? { graph.view(id)?.name }

  /// The source that lives at a place.
  func source(at place: AnyObject) -> StateGraph.Source? {
    sources[ObjectIdentifier(place)].map { graph.sources[$0] }
  }

  mutating func visit(_ element: Element, within parent: Int?, item: String?) {
    var (parent, item) = (parent, item)
    if let identified = element as? any IdentifiedElement { item = identified.elementID }
    if let evaluating = element as? any BodyEvaluating, evaluating.viewType.isUserDefined {
      parent = note(evaluating, within: parent, item: item)
    }
    element.forEachChild { visit($0, within: parent, item: item) }
  }

  private mutating func note(
    _ element: any BodyEvaluating, within parent: Int?, item: String?
  ) -> Int {
    let id = element.bodyObserver.sequence
    let type = element.viewType
    let name = item.map { "\(type.name)(\($0))" } ?? type.name
    let view = StateGraph.ViewNode(id: id, name: name, type: type.name, parent: parent)
    graph.add(view)
    element.withView { value in
      for property in type.properties {
        if let facts = property.facts(value) {
          note(facts, called: property.name, of: view, element.bodyObserver)
        }
      }
      for field in type.heldObjects {
        guard let object = field.object(in: value) else { continue }
        let facts = PropertyFacts(.watches, "let", places: [object], value: object)
        note(facts, called: field.name, of: view, element.bodyObserver)
      }
    }
    return id
  }

  private mutating func note(
    _ facts: PropertyFacts, called name: String, of view: StateGraph.ViewNode,
    _ observer: BodyObserver
  ) {
    let property = Self.plain(name)
    let source: Int
    if facts.role == .owns {
      source = own(facts, property, view)
    } else if let found = facts.places.compactMap({ sources[ObjectIdentifier($0)] }).first {
      source = found
    } else if let object = facts.places.first, tellsOfChanges(Swift.type(of: object)) {
      source = add(
        "\(Swift.type(of: object))", "\(Swift.type(of: object))", .object, "", facts, owner: nil)
    } else if let key = facts.key {
      source =
        environment[key]
        ?? add(
          "environment.\(property)", PathText.path(of: key) ?? property, .environment,
          "@Environment", facts, owner: nil)
      environment[key] = source
      followers.append((source, .init(view: view.id, via: nil)))
      return
    } else {
      return
    }
    if facts.role != .owns {
      graph.sources[source].borrowers.append(
        .init(view: view.id, wrapper: facts.wrapper, property: property, path: facts.path))
    }
    if let object = facts.places.first, tellsOfChanges(Swift.type(of: object)) {
      let follows = object is any ObservableObject || observer.isObserving
      if follows { followers.append((source, .init(view: view.id, via: nil))) }
    }
  }

  private mutating func own(
    _ facts: PropertyFacts, _ property: String, _ view: StateGraph.ViewNode
  ) -> Int {
    let isObject = facts.places.first.map { tellsOfChanges(Swift.type(of: $0)) } ?? false
    return add(
      "\(view.id).\(property)", "\(view.name).\(property)", isObject ? .object : .state,
      facts.wrapper, facts, owner: view.id)
  }

  private mutating func add(
    _ id: String, _ name: String, _ kind: StateGraph.Source.Kind, _ wrapper: String,
    _ facts: PropertyFacts, owner: Int?
  ) -> Int {
    let index = graph.sources.count
    taken[id, default: 0] += 1
    let number = taken[id]!
    var source = StateGraph.Source(
      id: number == 1 ? id : "\(id)#\(number)", name: name, kind: kind, wrapper: wrapper,
      type: facts.value.map { "\(Swift.type(of: $0))" } ?? "", value: ValueText.of(facts.value),
      owner: owner)
    if kind == .object, let object = facts.places.first { source.fields = ObjectFields.of(object) }
    graph.sources.append(source)
    for place in facts.places {
      sources[ObjectIdentifier(place)] = index
      if let location = place as? any ReadableLocation { states.append((location, index)) }
    }
    return index
  }

  /// Asks the dependency graph who reads each state.
  fileprivate mutating func connectReaders() {
    for (location, source) in states {
      for reader in location.readers { follow(source, reader) }
    }
    for (source, reader) in followers { add(reader, to: source) }
  }

  private mutating func follow(_ source: Int, _ observer: TrackingObserver) {
    let element = observer.readingElement
    guard let view = nearestView(of: element) else { return }
    let isBody = (observer as? BodyObserver)?.element.viewType.isUserDefined == true
    add(.init(view: view, via: isBody ? nil : part(element)), to: source)
  }

  private mutating func add(_ reader: StateGraph.Reader, to source: Int) {
    if !graph.sources[source].readers.contains(reader) {
      graph.sources[source].readers.append(reader)
    }
  }

  private func nearestView(of element: Element) -> Int? {
    var current: Element? = element
    while let element = current {
      if let body = element as? any BodyEvaluating, body.viewType.isUserDefined {
        return body.bodyObserver.sequence
      }
      current = element.parent
    }
    return nil
  }

  /// What a person would call the reader inside of a view of the app: the outermost of the system's
  /// views on the way to it, as a toggle is made of several.
  private func part(_ element: Element) -> String {
    var name: String?
    var current: Element? = element
    while let element = current {
      if let body = element as? any BodyEvaluating {
        if body.viewType.isUserDefined { break }
        let type = body.viewType.name.prefix { $0 != "<" }
        if !type.hasPrefix("Modif"), !type.hasPrefix("_") { name = String(type) }
      } else if name == nil, let item = element as? any IdentifiedElement {
        name = "row \(item.elementID)"
      }
      current = element.parent
    }
    return name ?? "content"
  }

  /// "_count" and "_style._text" as they are written: "count", "style.text".
  static func plain(_ name: String) -> String {
    name.split(separator: ".").map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
      .joined(separator: ".")
  }
}
