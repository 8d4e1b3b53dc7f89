import SwiftSyntax

/// The closed sets of a project: types that conform to `ObservableObject`, grouped so that each set
/// can be changed separately.
final class ObservableSets {
  private let index: TypeIndex
  /// The set of each type, by the type's full name.
  private var roots: [String: String] = [:]
  private let conforming: Set<String>
  /// The types of each set, sorted by name.
  private var members: [String: [String]] = [:]

  init(_ index: TypeIndex, excluding excluded: Set<String> = []) {
    self.index = index
    let types = index.types.values.filter {
      ($0.classDeclaration != nil || $0.isProtocol) && !excluded.contains($0.name)
    }
    var conforming: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for type in types where !conforming.contains(type.name) {
        if type.inherits(["ObservableObject"])
          || index.inherited(by: type).contains(where: { conforming.contains($0.name) })
        {
          conforming.insert(type.name)
          isGrowing = true
        }
      }
    }
    self.conforming = conforming
    for name in conforming { roots[name] = name }
    for type in types where conforming.contains(type.name) {
      for parent in index.inherited(by: type) where conforming.contains(parent.name) {
        let (a, b) = (root(type.name), root(parent.name))
        // The same root, regardless of the order of the types.
        if a != b { roots[max(a, b)] = min(a, b) }
      }
    }
    members = Dictionary(grouping: conforming.sorted(), by: root)
  }

  private func root(_ name: String) -> String {
    var name = name
    while let next = roots[name], next != name { name = next }
    return name
  }

  var all: [String] { members.keys.sorted() }

  func set(of type: IndexedType?) -> String? {
    guard let type, conforming.contains(type.name) else { return nil }
    return root(type.name)
  }

  func names(in set: String) -> [String] { members[set] ?? [] }

  func types(in set: String) -> [IndexedType] { names(in: set).compactMap { index.types[$0] } }

  func place(of set: String) -> SourcePlace {
    types(in: set).map { $0.file.place(of: Syntax($0.declaration)) }.min()
      ?? SourcePlace(path: "", line: 0, column: 0)
  }

  /// The sets in which a property with this name is published.
  func publishing(_ name: String) -> [String] {
    all.filter { set in
      types(in: set).contains {
        $0.variables[name]?.declaration.attributes.first(named: "Published") != nil
      }
    }
  }
}
