import SourceModel

/// The types of the objects that a project injects into the environment.
struct InjectedObjects: Sendable {
  /// Including their base classes, since requesting one of these finds the object, too.
  private(set) var types: Set<NominalType> = []
  /// Whether something is injected whose type the sources do not tell.
  private(set) var mayBeMore = false

  /// The objects that the modifier with this name, `environmentObject` or `environment`, injects.
  ///
  /// - Complexity: goes through the modifier's uses once for each project.
  static func of(_ modifier: String, in project: Project) -> InjectedObjects {
    project.answer(to: "objects injected by \(modifier)") {
      InjectedObjects(by: modifier, in: project)
    }
  }

  private init(by modifier: String, in project: Project) {
    for call in project.calls(named: modifier) where !Previews.contain(call) {
      guard let argument = call.arguments.first, argument.name.isEmpty,
        let value = argument.value,
        // '.environment(\.key, value)'
        value.kind != .keyPath
      else { continue }
      guard let type = project.valueType(of: value) else {
        mayBeMore = true
        return
      }
      if types.insert(type).inserted { types.formUnion(project.superclasses(of: type)) }
    }
    // A function that wraps it may inject under another name.
    mayBeMore = project.memberAccesses(named: modifier).contains { $0.parent?.kind != .call }
  }
}
