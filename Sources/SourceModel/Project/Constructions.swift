extension Project {
  /// Calls that make a value of this type, in the whole project; a call that may mean several types
  /// counts for each.
  ///
  /// - Complexity: for the first type of a name, its calls times the types of that name. Several
  ///   programs side by side have hundreds of a `ContentView`.
  package func constructions(of type: NominalType) -> [SourceNode] {
    let known = constructionCache.value(of: type.name) {
      calls(named: type.name).map { ($0, self.type(named: type.name, from: $0)) }
    }
    return known.filter { $0.type == nil || $0.type == type }.map(\.call)
  }
}

/// A call of a type's name, and the type that it means; nil if it may mean several.
typealias Construction = (call: SourceNode, type: NominalType?)
