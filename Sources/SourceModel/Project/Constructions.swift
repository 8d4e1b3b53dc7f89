import Foundation

extension Project {
  /// Calls that make a value of this type, in the whole project; a call that may mean several types
  /// counts for each.
  ///
  /// - Complexity: for the first type of a name, its calls times the types of that name. Several programs
  ///   side by side have hundreds of a `ContentView`.
  package func constructions(of type: NominalType) -> [SourceNode] {
    let known = constructionCache.constructions(named: type.name) {
      calls(named: type.name).map { ($0, self.type(named: type.name, from: $0)) }
    }
    return known.filter { $0.type == nil || $0.type == type }.map(\.call)
  }
}

/// What each call of a type's name makes; found once for each name, by whichever thread asks first.
final class ConstructionCache: @unchecked Sendable {
  typealias Construction = (call: SourceNode, type: NominalType?)

  private let lock = NSLock()
  private var known: [String: [Construction]] = [:]

  func constructions(
    named name: String, _ find: () -> [(SourceNode, NominalType?)]
  ) -> [Construction] {
    if let found = lock.withLock({ known[name] }) { return found }
    // Two threads may look for the same at once, and find the same.
    let found = find().map { (call: $0.0, type: $0.1) }
    lock.withLock { known[name] = found }
    return found
  }
}
