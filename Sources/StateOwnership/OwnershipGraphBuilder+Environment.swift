import SourceModel

/// Determines which views get an environment value: those below its injection, up to another one.
extension OwnershipGraphBuilder {
  /// What is requested: an object of a type, or a key.
  private enum Wanted: Hashable {
    case object(NominalType)
    case key(String)
  }

  mutating func fillEnvironment() {
    var makings: [NominalType: [Making]] = [:]
    for type in holders { makings[type] = self.makings(in: type) }
    for type in holders {
      guard let id = ids[type] else { continue }
      for part in type.parts {
        for node in part.node.descendants {
          guard node.kind == .call, !isNested(node, in: part) else { continue }
          for injection in injections(of: node) { inject(injection, by: type, id, makings) }
        }
      }
    }
  }

  private mutating func inject(
    _ injection: EnvironmentInjection, by type: NominalType, _ id: String,
    _ makings: [NominalType: [Making]]
  ) {
    let names = Set(views[id]?.states.map(\.name) ?? [])
    var states = ValueOrigin.all(in: injection.value, states: names).map(\.state)
    guard let wanted = wanted(injection) else { return }
    if states.isEmpty, case .object(let object) = wanted {
      states = [addPassing(injection.value, of: object, in: id)]
    }
    var reached: Set<NominalType> = []
    var receivers: [(view: String, property: String)] = []
    func enter(_ view: NominalType) {
      guard reached.insert(view).inserted, let target = ids[view] else { return }
      for property in view.declaration.properties where takes(property, wanted) {
        receivers.append((target, property.name))
      }
      for making in makings[view] ?? [] where nearest(wanted, to: making, in: view) == nil {
        enter(making.view)
      }
    }
    for making in makings[type] ?? []
    where nearest(wanted, to: making, in: type)?.call == injection.call { enter(making.view) }
    for state in states {
      let expression = Self.short(injection.value)
      let line = injection.value.position.line
      if receivers.isEmpty {
        add(
          GraphLending(
            way: .environment, expression: expression, other: "environment", line: line),
          of: state, in: id)
      }
      for receiver in receivers {
        add(
          GraphLending(
            way: .environment, expression: expression, view: receiver.view,
            property: receiver.property, line: line), of: state, in: id)
      }
    }
  }

  private func wanted(_ injection: EnvironmentInjection) -> Wanted? {
    if let key = injection.key { return .key(key) }
    return project.valueType(of: injection.value).map { .object($0) }
  }

  private func takes(_ property: PropertyDeclaration, _ wanted: Wanted) -> Bool {
    switch wanted {
    case .key(let key):
      return property.attribute("Environment")?.arguments.first?.value.map {
        $0.kind == .keyPath && $0.name == key
      } ?? false
    case .object(let object):
      let type: NominalType?
      if property.attribute("EnvironmentObject") != nil {
        type = project.type(of: property)
      } else if let name = Self.environmentType(property) {
        type = project.type(named: name, from: property.node)
      } else {
        return false
      }
      return type == object
    }
  }

  private func nearest(
    _ wanted: Wanted, to making: Making, in type: NominalType
  ) -> EnvironmentInjection? {
    let inner = making.inHelper.flatMap { node in
      around(node).first { self.wanted($0) == wanted }
    }
    return inner ?? nearest(wanted, at: making.site, in: type)
  }

  /// The injections around a node within its member, nearest first.
  private func around(_ node: SourceNode) -> [EnvironmentInjection] {
    var found: [EnvironmentInjection] = []
    var here = node
    while let parent = here.parent {
      if parent.kind.isTypeDeclaration || parent.kind == .extensionDeclaration { break }
      // An injection applies to the callee of the call, not to its arguments.
      if parent.kind == .call, parent.callee == here { found += injections(of: parent) }
      here = parent
    }
    return found
  }

  /// The nearest injection for a request: around the place, or around the uses of its member.
  private func nearest(
    _ wanted: Wanted, at node: SourceNode, in type: NominalType, depth: Int = 0
  ) -> EnvironmentInjection? {
    let around = around(node).first { self.wanted($0) == wanted }
    guard around == nil, depth < 5, let member = node.viewMember, member != "body" else {
      return around
    }
    for part in type.parts {
      for use in part.node.descendants
      where use.kind == .identifier && use.name == member && use.viewMember != member {
        if let found = nearest(wanted, at: use, in: type, depth: depth + 1) { return found }
      }
    }
    return nil
  }
}

extension SourceNode {
  /// The name of the property or function of a type that contains this code.
  var viewMember: String? {
    var here = self
    while let parent = here.parent {
      if parent.kind == .block, let type = parent.parent,
        type.kind.isTypeDeclaration || type.kind == .extensionDeclaration
      {
        return here.kind == .variableDeclaration ? here.child(.binding)?.name : here.name
      }
      here = parent
    }
    return nil
  }
}
