import SourceModel

/// Marks unknown sources: states that come from above but are passed in nowhere in the sources.
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
          let type = state.type ?? "?"
          views[id]?.states[index].unknown = LocalizedText(
            "nothing here is seen to put a '\(type)' into its environment",
            ja: "'\(type)' を環境に入れる箇所がここにはありません")
        }
      case .owned, .kept, .shared, .made, .copy: continue
      }
    }
  }

  private func reason(
    _ state: GraphState, of type: NominalType, _ calls: [SourceNode]
  ) -> LocalizedText {
    guard let call = calls.first else {
      return LocalizedText(
        "nothing here makes a '\(type.name)'", ja: "'\(type.name)' を作る箇所がここにはありません")
    }
    let given = call.arguments.first { argument in
      InitializerProperties.property(of: argument, in: call, making: type) == state.name
    }
    let place = "\(call.tree.path):\(call.position.line)"
    guard let value = given?.value else {
      return LocalizedText(
        "what it gets at \(place) cannot be told", ja: "\(place) で何を受け取るかわかりません")
    }
    let text = Self.short(value)
    return LocalizedText(
      "'\(text)' at \(place) cannot be followed", ja: "\(place) の '\(text)' はたどれません")
  }
}
