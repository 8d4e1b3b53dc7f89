import SourceModel

/// What cannot be known is said: a state that comes from above, and nobody is seen to hand it in.
extension OwnershipGraphBuilder {
  mutating func nameSources(of type: NominalType) {
    guard let id = ids[type], let states = views[id]?.states else { return }
    let calls = project.constructions(of: type).filter { !Previews.contain($0) }
    for (index, state) in states.enumerated() where state.sources.isEmpty {
      switch state.role {
      case .borrowed:
        let reason = reason(state, of: type, calls)
        views[id]?.states[index].unknown = reason
      case .environment:
        let isObject =
          state.wrapper.hasPrefix("@EnvironmentObject") || state.wrapper.hasSuffix(".self)")
        if isObject {
          views[id]?.states[index].unknown =
            "nothing here is seen to put a '\(state.type ?? "?")' into its environment"
        }
      case .owned, .kept, .shared, .made, .copy: continue
      }
    }
  }

  private func reason(
    _ state: GraphState, of type: NominalType, _ calls: [SourceNode]
  ) -> String {
    guard let call = calls.first else { return "nothing here makes a '\(type.name)'" }
    let given = call.arguments.first { argument in
      InitializerProperties.property(of: argument, in: call, making: type) == state.name
    }
    let place = "\(call.tree.path):\(call.position.line)"
    guard let value = given?.value else {
      return "what it gets at \(place) cannot be told"
    }
    return "'\(Self.short(value))' at \(place) cannot be followed"
  }
}
