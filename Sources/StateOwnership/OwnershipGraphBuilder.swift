import SourceModel

/// Builds an ``OwnershipGraph`` from a project.
package struct OwnershipGraphBuilder {
  let project: Project
  /// The types with state, in the order of the files.
  let holders: [NominalType]
  let ids: [NominalType: String]
  /// The functions that the project adds to `View`, and the views that they create.
  let helpers: [String: FunctionDeclaration]
  let madeByHelper: [String: [(call: SourceNode, view: NominalType)]]
  var views: [String: GraphView] = [:]
  /// Arguments that lend states, which therefore do not count as reads of the view itself.
  var lent: Set<SourceNode> = []

  package static func graph(of project: Project) -> OwnershipGraph {
    var builder = OwnershipGraphBuilder(project)
    builder.build()
    return OwnershipGraph(
      views: builder.holders.compactMap { builder.ids[$0].flatMap { builder.views[$0] } },
      objects: builder.objects())
  }

  private init(_ project: Project) {
    self.project = project
    let files = project.files.filter { !$0.isGenerated }
    holders = files.flatMap { project.stateHolders(in: $0) }
    var names: [String: Int] = [:]
    for type in holders { names[type.declaration.qualifiedName, default: 0] += 1 }
    ids = Dictionary(
      uniqueKeysWithValues: holders.map { type in
        let name = type.declaration.qualifiedName
        return (type, names[name] == 1 ? name : "\(name) (\(type.declaration.path))")
      })
    helpers = Self.helpers(of: project)
    madeByHelper = Self.made(by: helpers, ids: ids, in: project)
  }

  private mutating func build() {
    for type in holders {
      guard let id = ids[type] else { continue }
      views[id] = GraphView(
        id: id, path: type.declaration.path,
        line: type.declaration.node.tree.text.line(of: type.declaration.node.nameStart),
        states: type.declaration.properties.compactMap { state($0) }, makes: [])
    }
    for type in holders { lend(by: type) }
    for type in holders { addUses(of: type) }
    fillEnvironment()
    for type in holders { nameSources(of: type) }
    for id in views.keys {
      // A plain value is listed only if it comes from another view's state.
      views[id]?.states.removeAll { $0.role == .copy && $0.sources.isEmpty }
    }
  }

  private func objects() -> [GraphObject] {
    project.files.filter { !$0.isGenerated }.flatMap { file in
      project.viewModels(in: file).map { type in
        let isMacro = project.isObservable(type).isYes
        return GraphObject(
          id: type.declaration.qualifiedName, path: type.declaration.path,
          line: file.text.line(of: type.declaration.node.nameStart),
          watched: type.storedProperties.filter {
            isMacro
              ? !$0.isLet && $0.attribute("ObservationIgnored") == nil
              : $0.attribute("Published") != nil
          }.map(\.name))
      }
    }
  }

  // MARK: States

  private static let owning: Set<String> = [
    "State", "StateObject", "FocusState", "GestureState", "AccessibilityFocusState", "Namespace",
  ]
  private static let kept: Set<String> = [
    "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor", "ScaledMetric", "PhysicalMetric",
  ]
  private static let surrounding: Set<String> = [
    "Environment", "EnvironmentObject", "FocusedValue", "FocusedBinding", "FocusedObject",
  ]

  private func state(_ property: PropertyDeclaration) -> GraphState? {
    guard property.isStored, !property.isStatic else { return nil }
    let role: GraphState.Role
    let declared = project.type(of: property)
    if let wrapper = property.wrapper {
      if Self.owning.contains(wrapper.name) {
        role = .owned
      } else if Self.kept.contains(wrapper.name) {
        role = .kept
      } else if Self.surrounding.contains(wrapper.name) {
        role = .environment
      } else {
        role = initialRole(property)
      }
    } else if let declared, declared.declaration.isReferenceType, project.isWatched(declared) {
      role = initialRole(property)
    } else {
      guard !property.isLet || property.initialValue == nil else { return nil }
      role = .copy
    }
    let written = property.wrapper.map { $0.node.text } ?? (property.isLet ? "let" : "var")
    var type = property.typeNode?.text ?? project.typeName(of: property)
    if type == nil, let model = Self.environmentType(property) { type = model }
    return GraphState(
      name: property.name, wrapper: written, type: type, role: role,
      line: property.node.tree.text.line(of: property.binding.range.start))
  }

  /// `@ObservedObject var model = Model()` is created by the view, `= Model.shared` is shared.
  private func initialRole(_ property: PropertyDeclaration) -> GraphState.Role {
    switch property.initialValue?.kind {
    case nil: .borrowed
    case .memberAccess: .shared
    default: .made
    }
  }

  /// `Model` in `@Environment(Model.self)`.
  static func environmentType(_ property: PropertyDeclaration) -> String? {
    guard let path = property.attribute("Environment")?.arguments.first?.value?.namePath,
      path.count > 1, path.last == "self"
    else { return nil }
    return path.dropLast().joined(separator: ".")
  }

  // MARK: Adding

  mutating func add(_ lending: GraphLending, of state: String, in id: String) {
    guard let index = views[id]?.states.firstIndex(where: { $0.name == state }) else { return }
    if views[id]?.states[index].lendings.contains(lending) == false {
      views[id]?.states[index].lendings.append(lending)
    }
    guard let target = lending.view, let property = lending.property,
      let place = views[target]?.states.firstIndex(where: { $0.name == property })
    else { return }
    let source = GraphSource(view: id, state: state, way: lending.way)
    if views[target]?.states[place].sources.contains(source) == false {
      views[target]?.states[place].sources.append(source)
    }
  }

  /// Adds a state that is not a property: an object created in an argument, or a shared one.
  mutating func addPassing(_ value: SourceNode, of type: NominalType, in id: String) -> String {
    let name = value.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? type.name
    if views[id]?.state(name) == nil {
      views[id]?.states.append(
        GraphState(
          name: name, wrapper: "", type: type.name,
          role: value.kind == .call ? .made : .shared, line: value.position.line))
    }
    return name
  }
}
