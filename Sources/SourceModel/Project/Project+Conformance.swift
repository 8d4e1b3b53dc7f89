extension Project {
  /// Whether it conforms to `ObservableObject`, directly, through a protocol or through a base
  /// class.
  package func isObservableObject(_ type: NominalType) -> Knowledge {
    conforms(type, to: ["ObservableObject"]) { KnownTypes.observableObjects.contains($0) }
  }

  /// Whether the Observation framework tracks it: `@Observable`, `@Model`, or a base class with one
  /// of these.
  package func isObservable(_ type: NominalType) -> Knowledge {
    if Self.isMarkedObservable(type.declaration) { return .yes }
    return conforms(type, to: ["Observable", "PersistentModel"]) { _ in false }
  }

  /// Whether it is a `View`.
  package func isView(_ type: NominalType) -> Knowledge {
    conforms(type, to: ["View"]) { Self.areViews.contains($0) }
  }

  /// Whether SwiftUI installs state in it, as in a view, a modifier, an app or a style.
  package func holdsState(_ type: NominalType) -> Knowledge {
    conforms(type, to: KnownTypes.viewProtocols) { _ in false }
  }

  private static let areViews: Set<String> = [
    "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "DynamicViewContent",
  ]

  package static func isMarkedObservable(_ declaration: TypeDeclaration) -> Bool {
    declaration.attribute("Observable") != nil || declaration.attribute("Model") != nil
  }

  /// Whether the type conforms to one of `protocols`. `isKnown` tells which external names imply
  /// the conformance.
  package func conforms(
    _ type: NominalType, to protocols: Set<String>, isKnown: (String) -> Bool = { _ in false }
  ) -> Knowledge {
    var visited: Set<NominalType> = []
    return conforms(type, to: protocols, isKnown: isKnown, visited: &visited)
  }

  private func conforms(
    _ type: NominalType, to protocols: Set<String>, isKnown: (String) -> Bool,
    visited: inout Set<NominalType>
  ) -> Knowledge {
    guard visited.insert(type).inserted else { return .no }
    var answer = Knowledge.no
    for name in type.inheritedNames {
      if protocols.contains(name) || isKnown(name) { return .yes }
      if let base = self.type(named: name, from: type.declaration.node), base != type {
        if protocols.contains("Observable"), Self.isMarkedObservable(base.declaration) {
          return .yes
        }
        switch conforms(base, to: protocols, isKnown: isKnown, visited: &visited) {
        case .yes: return .yes
        case .unknown: answer = .unknown
        case .no: continue
        }
      } else if declares(name) || !isKnownOutside(name) {
        answer = .unknown
      }
    }
    return answer
  }

  /// Whether everything that rules need to know about an external name is known.
  private func isKnownOutside(_ name: String) -> Bool {
    KnownTypes.plainProtocols.contains(name) || KnownTypes.plainClasses.contains(name)
      || KnownTypes.viewProtocols.contains(name) || KnownTypes.values.contains(name)
      || KnownTypes.observableObjects.contains(name) || name == "ObservableObject"
      || name == "Observable"
  }

  /// The base classes that the project declares, nearest first.
  package func superclasses(of type: NominalType) -> [NominalType] {
    var classes: [NominalType] = []
    var current = type
    while current.declaration.isClass,
      let base = current.declaration.inherited.first.flatMap({ self.type($0) }),
      base.declaration.isClass, base != type, !classes.contains(base)
    {
      classes.append(base)
      current = base
    }
    return classes
  }

  /// Whether its code is on the main actor, through an attribute, a base class, or the project's
  /// default.
  package func isMainActor(_ type: NominalType) -> Knowledge {
    if type.declaration.isNonisolated { return .no }
    for part in [type] + superclasses(of: type) where part.declaration.isMainActor { return .yes }
    if type.declaration.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return .no }
    if let file = file(of: type.declaration.node), isMainActorByDefault(file) { return .yes }
    return conforms(type, to: KnownTypes.viewProtocols) { KnownTypes.mainActorClasses.contains($0) }
  }
}

extension KnownTypes {
  /// Classes of Apple's frameworks that are on the main actor.
  package static let mainActorClasses: Set<String> = [
    "UIViewController", "UIView", "NSView", "NSViewController", "UIResponder", "NSResponder",
    "UIApplication", "UIWindow", "UIHostingController", "UINavigationController", "NSWindow",
    "UITabBarController", "NSWindowController", "UITableViewCell", "UICollectionViewCell",
  ]
}
