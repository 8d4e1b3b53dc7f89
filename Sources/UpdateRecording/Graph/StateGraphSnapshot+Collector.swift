import Combine
import DependencyGraph
import Observation
import ViewRuntime

extension ViewRuntime {
  /// Collects the state of the mounted views.
  ///
  /// - Complexity: linear in the elements of the tree. Runs only on request.
  package func stateGraph() -> StateGraphSnapshot { survey().graph }

  func survey() -> StateGraphCollector {
    let recorder = recorder as? UpdateRecorder
    var survey = StateGraphCollector(secrets: recorder?.secrets ?? Secrets())
    if let rootElement { survey.visit(rootElement, within: nil, item: nil) }
    survey.connectReaders(recorder)
    survey.describe()
    recorder?.secrets = survey.secrets
    return survey
  }
}

/// A walk over the elements that builds a ``StateGraphSnapshot``.
@MainActor
struct StateGraphCollector {
  private(set) var graph = StateGraphSnapshot()
  private(set) var secrets: Secrets
  /// The source at each location.
  private(set) var sources: [ObjectIdentifier: Int] = [:]
  private var states: [(location: any ReadableLocation, source: Int)] = []
  /// Views that follow a source as a whole, whatever they read of it, and their observed reads.
  private var followers: [(source: Int, reader: StateGraphSnapshot.Reader)] = []
  /// Views that hold an observable object and read something of any object.
  private var holders: [(source: Int, view: Int, observer: BodyObserver)] = []
  /// The facts about each source; formatted at the end, when all secrets are known.
  private var facts: [PropertyFacts] = []
  /// The index of each source's readers, by view and part.
  private var readers: [Int: [StateGraphSnapshot.Reader: Int]] = [:]
  private var environment: [AnyKeyPath: Int] = [:]
  /// The names already given, to distinguish later sources of the same name.
  private var taken: [String: Int] = [:]

  init(secrets: Secrets) { self.secrets = secrets }

  /// Returns the name of the view with this number, if it is mounted.
  func name(ofView id: Int) -> String? { graph.view(id)?.name }

  /// Returns the source at a location.
  func source(at place: AnyObject) -> StateGraphSnapshot.Source? {
    sources[ObjectIdentifier(place)].map { graph.sources[$0] }
  }

  mutating func visit(_ element: Element, within parent: Int?, item: String?) {
    var (parent, item) = (parent, item)
    if let identified = element.identified { item = identified.elementID }
    if let evaluating = element as? any BodyEvaluating, evaluating.viewType.isUserDefined {
      parent = note(evaluating, within: parent, item: item)
    }
    if let evaluating = element as? any BodyEvaluating { secrets.note(evaluating) }
    element.forEachChild { visit($0, within: parent, item: item) }
  }

  private mutating func note(
    _ element: any BodyEvaluating, within parent: Int?, item: String?
  ) -> Int {
    let id = element.bodyObserver.sequence
    let type = element.viewType
    let name = item.map { "\(type.name)(\($0))" } ?? type.name
    let view = StateGraphSnapshot.ViewNode(id: id, name: name, type: type.name, parent: parent)
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
    _ facts: PropertyFacts, called name: String, of view: StateGraphSnapshot.ViewNode,
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
    guard let object = facts.places.first else { return }
    if object is any ObservableObject {
      let recorder = observer.runtime.recorder as? UpdateRecorder
      let read = recorder?.reads[ObjectIdentifier(observer)]
      let names = read?.published(of: object) ?? []
      followers.append((source, .init(view: view.id, via: nil, properties: names)))
    } else if tellsOfChanges(Swift.type(of: object)), observer.isObserving {
      holders.append((source, view.id, observer))
    }
  }

  private mutating func own(
    _ facts: PropertyFacts, _ property: String, _ view: StateGraphSnapshot.ViewNode
  ) -> Int {
    let isObject = facts.places.first.map { tellsOfChanges(Swift.type(of: $0)) } ?? false
    return add(
      "\(view.id).\(property)", "\(view.name).\(property)", isObject ? .object : .state,
      facts.wrapper, facts, owner: view.id)
  }

  private mutating func add(
    _ id: String, _ name: String, _ kind: StateGraphSnapshot.Source.Kind, _ wrapper: String,
    _ facts: PropertyFacts, owner: Int?
  ) -> Int {
    let index = graph.sources.count
    taken[id, default: 0] += 1
    let number = taken[id]!
    var source = StateGraphSnapshot.Source(
      id: number == 1 ? id : "\(id)#\(number)", name: name, kind: kind, wrapper: wrapper,
      type: facts.value.map { "\(Swift.type(of: $0))" } ?? "", value: "", owner: owner)
    source.announcesAsAWhole = facts.places.first is any ObservableObject
    graph.sources.append(source)
    self.facts.append(facts)
    for place in facts.places {
      sources[ObjectIdentifier(place)] = index
      if let location = place as? any ReadableLocation { states.append((location, index)) }
    }
    return index
  }

  /// Queries the dependency graph for the readers of each state, and the recorder for the reads of
  /// objects.
  fileprivate mutating func connectReaders(_ recorder: UpdateRecorder?) {
    for (location, source) in states {
      for reader in location.readers { follow(source, reader) }
    }
    for (source, reader) in followers { add(reader, to: source) }
    let reads = recorder?.reads ?? [:]
    connect(reads)
    // Those that ran before recording began count as readers of the whole object.
    for (source, view, observer) in holders where reads[ObjectIdentifier(observer)] == nil {
      add(.init(view: view, via: nil), to: source)
    }
  }

  private mutating func connect(_ reads: [ObjectIdentifier: ObjectReads]) {
    let noted = reads.values.compactMap { reads in
      reads.reader.map { (observer: $0, observed: reads.observed) }
    }.filter { !$0.observed.isEmpty }
    guard !noted.isEmpty else { return }
    var objects: [ObjectIdentifier: Int] = [:]
    for (index, fact) in facts.enumerated() where graph.sources[index].kind == .object {
      guard let object = fact.places.first else { continue }
      for registrar in ObservationFacts.registrars(of: object) {
        objects[ObjectIdentifier(registrar)] = index
      }
    }
    for (observer, observed) in noted.sorted(by: { $0.observer.sequence < $1.observer.sequence }) {
      for object in observed {
        let id = ObjectIdentifier(object.registrar)
        guard let source = objects[id] ?? addUnheld(object) else { continue }
        objects[id] = source
        let names = object.paths.compactMap(PathText.path)
        follow(source, observer, properties: names.sorted())
      }
    }
  }

  /// Adds an object that no view holds: a global one, or a singleton. This package's own objects
  /// are omitted.
  private mutating func addUnheld(_ object: ObjectReads.Observed) -> Int? {
    guard let path = object.paths.first else { return nil }
    let type = Swift.type(of: path).rootType
    guard !ViewType.isOwn(String(reflecting: type)) else { return nil }
    let facts = PropertyFacts(.inherits, "", places: [])
    return add("object.\(type)", "\(type)", .object, "", facts, owner: nil)
  }

  /// Formats the values.
  fileprivate mutating func describe() {
    for (index, fact) in facts.enumerated() {
      let source = graph.sources[index]
      if source.kind == .object, let object = fact.places.first {
        graph.sources[index].value = source.type
        graph.sources[index].fields = ObjectFields.of(
          object, hiding: hidden(at: fact.places), secrets)
      } else {
        graph.sources[index].value = text(of: fact.value, called: source.name, at: fact.places)
      }
    }
    graph.secrets = secrets
  }

  /// Returns a value as text, as far as it may be shown.
  ///
  /// - Parameters:
  ///   - name: the source's, "LoginView.password".
  ///   - steps: the path from the source to the part in question.
  func text(
    of value: Any?, below steps: [String] = [], called name: String, at places: [AnyObject]
  ) -> String {
    let property = steps.last ?? name.split(separator: ".").last.map(String.init) ?? name
    return ValueText.of(
      value, called: property, hiding: ValueText.hidden(hidden(at: places), below: steps), secrets)
  }

  /// Returns a property of an object as text, as far as it may be shown.
  ///
  /// - Parameter steps: the path from the property to the part in question.
  func text(
    of field: ObjectFields.Value, below steps: [String] = [], in object: AnyObject
  ) -> String {
    let places = sources[ObjectIdentifier(object)].map { facts[$0].places } ?? [object]
    return ObjectFields.text(of: field, below: steps, hiding: hidden(at: places), secrets)
  }

  private func hidden(at places: [AnyObject]) -> Set<[String]> {
    places.reduce(into: []) { $0.formUnion(secrets.parts(of: $1)) }
  }

  private mutating func follow(
    _ source: Int, _ observer: TrackingObserver, properties: [String] = []
  ) {
    let element = observer.readingElement
    guard let view = nearestView(of: element) else { return }
    let isBody = (observer as? BodyObserver)?.element.viewType.isUserDefined == true
    add(.init(view: view, via: isBody ? nil : part(element), properties: properties), to: source)
  }

  private mutating func add(_ reader: StateGraphSnapshot.Reader, to source: Int) {
    let who = StateGraphSnapshot.Reader(view: reader.view, via: reader.via)
    if let place = readers[source, default: [:]][who] {
      for name in reader.properties
      where !graph.sources[source].readers[place].properties.contains(name) {
        graph.sources[source].readers[place].properties.append(name)
      }
      return
    }
    readers[source, default: [:]][who] = graph.sources[source].readers.count
    graph.sources[source].readers.append(reader)
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

  /// Returns what the user would call a reader within a view of the app: the outermost system view
  /// on the path to it, because a toggle consists of several.
  private func part(_ element: Element) -> String {
    var name: String?
    var current: Element? = element
    while let element = current {
      if let body = element as? any BodyEvaluating {
        if body.viewType.isUserDefined { break }
        let type = body.viewType.name.prefix { $0 != "<" }
        if !type.hasPrefix("Modif"), !type.hasPrefix("_") { name = String(type) }
      } else if name == nil, let item = element.identified {
        name = "row \(item.elementID)"
      }
      current = element.parent
    }
    return name ?? "content"
  }

  /// Converts "_count" and "_style._text" to their source form: "count", "style.text".
  nonisolated static func plain(_ name: String) -> String {
    name.split(separator: ".").map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
      .joined(separator: ".")
  }
}
