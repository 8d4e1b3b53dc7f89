import Foundation

extension Project {
  /// Every call with this name in all files: `Name(...)`, `Module.Name(...)`, `x.name(...)`.
  package func calls(named name: String) -> [SourceNode] { uses.calls[name] ?? [] }

  /// The calls of ``calls(named:)`` in one file.
  ///
  /// - Complexity: the first query for a name groups its calls by file.
  package func calls(named name: String, in file: SourceFile) -> [SourceNode] {
    let byFile = callCache.value(of: name) {
      Dictionary(grouping: calls(named: name)) { ObjectIdentifier($0.tree) }
    }
    return byFile[ObjectIdentifier(file.tree)] ?? []
  }

  /// Whether some view holds a type with this name in one of SwiftUI's wrappers.
  package func isWatched(_ name: String) -> Bool { uses.watchedNames.contains(name) }

  /// The stored properties of structs and enums that hold this type.
  package func holdings(of type: NominalType) -> [PropertyDeclaration] {
    (uses.holdings[type.name] ?? []).filter { self.type(of: $0) == type }
  }

  /// Whether some key path has a component with this name.
  package func isInKeyPath(_ name: String) -> Bool { uses.keyPathNames.contains(name) }

  /// Every member access `.name` on something other than `self`, in all files.
  package func memberAccesses(named name: String) -> [SourceNode] { uses.members[name] ?? [] }

  /// The accesses of ``memberAccesses(named:)`` that do more than read the member, or may.
  ///
  /// - Complexity: the first query for a name goes through its accesses. Hundreds of classes have
  ///   an `items`, and each is queried.
  package func changingAccesses(named name: String) -> [SourceNode] {
    changingAccessCache.value(of: name) {
      memberAccesses(named: name).filter { !PropertyUses.onlyReads($0) }
    }
  }
}

/// Where names are used in a whole project.
struct UseIndex: Sendable {
  private(set) var calls: [String: [SourceNode]] = [:]
  private(set) var members: [String: [SourceNode]] = [:]
  /// The names of the types that views hold in a wrapper: `Model` for `@StateObject var m =
  /// Model()`.
  private(set) var watchedNames: Set<String> = []
  /// The stored properties of structs and enums by the last part of their types' names.
  private(set) var holdings: [String: [PropertyDeclaration]] = [:]
  /// The names in key paths, which may be used to write.
  private(set) var keyPathNames: Set<String> = []
  /// Whether some code checks whether it runs on a system that has Observation, or on an older one.
  private(set) var asksForOlderSystems = false

  private static let watching: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "Environment",
  ]

  private mutating func noteWatched(_ property: PropertyDeclaration) {
    guard let wrapper = property.wrapper, Self.watching.contains(wrapper.name) else { return }
    let name =
      property.typeNode?.nominalName ?? property.initialValue?.calledName
      ?? (property.initialValue ?? wrapper.arguments.first?.value)?.namePath?.first
    if let name { watchedNames.insert(name) }
  }

  private mutating func noteHolding(_ property: PropertyDeclaration) {
    guard property.isStored, !property.isStatic else { return }
    let name =
      property.typeNode?.nominalName
      ?? property.initialValue.flatMap { value in
        // 'Model()', 'Outer.Model()', 'Model.init()', 'Model.shared'
        (value.callee ?? value).namePath?.last { $0.first?.isLowercase == false }
      }
    if let name { holdings[name, default: []].append(property) }
  }

  init(_ files: [SourceFile]) {
    for file in files {
      for property in file.types.lazy.filter(\.isValueType).flatMap(\.properties) {
        noteWatched(property)
        noteHolding(property)
      }
      for node in file.tree.root.descendants {
        switch node.kind {
        case .call:
          if let callee = node.callee {
            switch callee.kind {
            case .identifier, .memberAccess: calls[callee.name, default: []].append(node)
            case .otherExpression:
              if let base = callee.firstChild, base.kind == .identifier {
                calls[base.name, default: []].append(node)
              }
            default: continue
            }
          }
        case .memberAccess:
          if let base = node.firstChild, base.kind == .identifier, base.name == "self" { continue }
          members[node.name, default: []].append(node)
        case .keyPath:
          for part in node.name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
          {
            keyPathNames.insert(String(part))
          }
        case .availabilityCondition: noteSystems(node.name)
        case .attribute where node.name == "available": noteSystems(node.text)
        default: continue
        }
      }
    }
  }

  private mutating func noteSystems(_ text: String) {
    guard !asksForOlderSystems, !text.contains("deprecated"), !text.contains("obsoleted") else {
      return
    }
    for (system, version) in Project.observation {
      guard let found = text.range(of: "\(system) ") else { continue }
      let asked = Int(text[found.upperBound...].prefix { $0.isNumber })
      if let asked, asked <= version { asksForOlderSystems = true }
    }
  }
}
