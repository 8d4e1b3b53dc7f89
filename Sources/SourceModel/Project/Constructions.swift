extension Project {
  /// Calls that create a value of this type in the whole project; an ambiguous call counts for each
  /// type that it may mean.
  ///
  /// - Complexity: for the first type with a name, its calls times the types with that name. A
  ///   folder of several programs has hundreds of types named `ContentView`.
  package func constructions(of type: NominalType) -> [SourceNode] {
    let known = constructionCache.value(of: type.name) {
      calls(named: type.name).map { ($0, self.type(named: type.name, from: $0)) }
    }
    return known.filter { $0.type == nil || $0.type == type }.map(\.call)
  }
}

/// A call of a type's name, and the type that it means; nil if ambiguous.
typealias Construction = (call: SourceNode, type: NominalType?)
