/// All files of a program, and the types that they declare.
///
/// ```swift
/// let project = Project(files: [SourceFile(path: "A.swift", text: source)])
/// if let model = project.type(named: "Model"), project.isObservableObject(model).isYes { … }
/// ```
package final class Project: Sendable {
  package let files: [SourceFile]
  package let options: ProjectOptions
  /// All types with their extensions, in the order of the files.
  package let types: [NominalType]

  private let typesByName: [String: [NominalType]]
  private let typesByInheritedName: [String: [NominalType]]
  private let typesByDeclaration: [TypeDeclaration: NominalType]
  private let filesByTree: [ObjectIdentifier: SourceFile]
  private let extensionsByName: [String: [TypeDeclaration]]
  private let aliases: TypeAliases
  let uses: UseIndex
  let constructionCache = NameCache<[Construction]>()
  let changingAccessCache = NameCache<[SourceNode]>()
  /// The calls of a name by the tree of their file.
  let callCache = NameCache<[ObjectIdentifier: [SourceNode]]>()
  private let answers = NameCache<any Sendable>()

  package init(files: [SourceFile], options: ProjectOptions = ProjectOptions()) {
    self.files = files
    self.options = options
    aliases = TypeAliases(files)
    var declared: [String: Int] = [:]
    var declaredNames: Set<String> = []
    for file in files {
      for declaration in file.types {
        declared[declaration.qualifiedName, default: 0] += 1
        declaredNames.insert(declaration.name)
      }
    }
    var extensions: [String: [Extension]] = [:]
    for file in files {
      for declaration in file.extensions {
        let name =
          declaredNames.contains(declaration.name)
          ? nil
          : aliases.type(named: declaration.name, at: declaration.node)?.qualifiedNominalName
        let part = Extension(declaration: declaration, of: name ?? declaration.qualifiedName)
        extensions[part.name, default: []].append(part)
      }
    }
    extensionsByName = extensions.mapValues { $0.map(\.declaration) }
    var types: [NominalType] = []
    var byName: [String: [NominalType]] = [:]
    var byDeclaration: [TypeDeclaration: NominalType] = [:]
    var byTree: [ObjectIdentifier: SourceFile] = [:]
    var byInheritedName: [String: [NominalType]] = [:]
    for file in files {
      byTree[ObjectIdentifier(file.tree)] = file
      for declaration in file.types {
        let own = (extensions[declaration.name] ?? [])
          .filter { $0.extends(declaration, isOnly: declared[declaration.qualifiedName] == 1) }
          .map(\.declaration)
        let type = NominalType(declaration, extensions: own)
        types.append(type)
        byName[declaration.name, default: []].append(type)
        byDeclaration[declaration] = type
        for name in type.inheritedNames { byInheritedName[name, default: []].append(type) }
      }
    }
    self.types = types
    typesByName = byName
    typesByInheritedName = byInheritedName
    typesByDeclaration = byDeclaration
    filesByTree = byTree
    uses = UseIndex(files)
  }

  /// An extension, and the type that it extends.
  private struct Extension {
    let declaration: TypeDeclaration
    /// With the enclosing types, as far as they are written; an alias is resolved.
    let qualifiedName: String
    let name: String

    init(declaration: TypeDeclaration, of qualifiedName: String) {
      self.declaration = declaration
      self.qualifiedName = qualifiedName
      name = qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
    }

    /// Whether it extends this declaration. If several programs in one folder declare the same
    /// name, an extension belongs to the nearest declaration.
    func extends(_ type: TypeDeclaration, isOnly: Bool) -> Bool {
      guard
        type.qualifiedName == qualifiedName || type.qualifiedName.hasSuffix(".\(qualifiedName)")
      else { return false }
      return isOnly || Paths.areNear(declaration.path, type.path)
    }
  }

  package func file(of node: SourceNode) -> SourceFile? {
    filesByTree[ObjectIdentifier(node.tree)]
  }

  /// A result that a rule computes from the whole project, once for all its files.
  ///
  /// ```swift
  /// let injected = project.answer(to: "injected objects") { findInjectedObjects() }
  /// ```
  package func answer<Value: Sendable>(to question: String, _ find: () -> Value) -> Value {
    answers.value(of: question, find) as? Value ?? find()
  }

  // MARK: Lookup

  /// A type by its name, `Model` or `Outer.Model`, as seen from `place`: the one declared in the
  /// same type, otherwise in the same file, otherwise in the nearest file. `nil` if there is none
  /// or the name is ambiguous.
  package func type(named name: String, from place: SourceNode? = nil) -> NominalType? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if aliases.contains(last) {
      // 'typealias Model = Other.Model' does not hide a type with the same name.
      guard typesByName[last] == nil, last == name,
        let meant = aliases.type(named: last, at: place)?.qualifiedNominalName,
        place.map({ !hidesByGenericParameter(last, at: $0) }) ?? true
      else { return nil }
      return isAlias(meant) ? nil : type(named: meant, from: place)
    }
    guard var candidates = typesByName[last] else { return nil }
    if last != name {
      candidates = candidates.filter {
        $0.declaration.qualifiedName == name || $0.declaration.qualifiedName.hasSuffix(".\(name)")
      }
    }
    guard let place else { return candidates.count == 1 ? candidates.first : nil }
    // A generic parameter with that name hides the type.
    if hidesByGenericParameter(last, at: place) { return nil }
    candidates = candidates.filter { isVisible($0.declaration, from: place) }
    return Self.nearest(candidates, to: place)
  }

  private func isAlias(_ name: String) -> Bool {
    aliases.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// The type that a written type refers to.
  package func type(_ node: SourceNode?) -> NominalType? {
    guard let node, let name = node.qualifiedNominalName else { return nil }
    return type(named: name, from: node)
  }

  package func type(of declaration: TypeDeclaration) -> NominalType? {
    if let type = typesByDeclaration[declaration] { return type }
    return type(named: declaration.qualifiedName, from: declaration.node)
  }

  /// The type that contains a node, through its declaration or an extension.
  package func enclosingType(of node: SourceNode) -> NominalType? {
    guard let around = node.enclosingTypeNode, let file = file(of: node) else { return nil }
    return file.declaration(at: around).flatMap { type(of: $0) }
  }

  /// The types that inherit from this name, directly or in an extension.
  package func types(inheriting name: String) -> [NominalType] { typesByInheritedName[name] ?? [] }

  /// Whether the project declares a type with this name, however ambiguous.
  package func declares(_ name: String) -> Bool {
    typesByName[name] != nil || aliases.contains(name)
  }

  /// The extensions of a name, including types that the project does not declare.
  package func extensions(of name: String) -> [TypeDeclaration] { extensionsByName[name] ?? [] }

  private func hidesByGenericParameter(_ name: String, at place: SourceNode) -> Bool {
    place.ancestors.contains { ancestor in
      // A file or a block may have many children, and none of them is a parameter.
      ancestor.kind.isGeneric
        && ancestor.children.contains { $0.kind == .genericParameter && $0.name == name }
    }
  }

  /// Nested types are visible by their bare name only from inside.
  private func isVisible(_ declaration: TypeDeclaration, from place: SourceNode) -> Bool {
    guard
      let around = declaration.node.ancestor(where: {
        $0.kind.isTypeDeclaration || $0.kind == .functionDeclaration || $0.kind == .closure
          || $0.kind == .accessors
      })
    else { return true }
    if around.kind.isTypeDeclaration {
      // A qualified name, or an extension of the enclosing type, also sees it.
      return true
    }
    return place.isInside(around)
  }

  private static func nearest(_ candidates: [NominalType], to place: SourceNode) -> NominalType? {
    if candidates.count <= 1 { return candidates.first }
    func closeness(_ type: NominalType) -> Int {
      let node = type.declaration.node
      if node.tree === place.tree {
        // The innermost scope that contains both.
        let scopes = node.ancestors.filter { place.isInside($0) }
        return 1_000_000 + scopes.count
      }
      // The bare name refers to a nested type of another file only if there is none that is not
      // nested.
      let nested = node.ancestors.contains {
        $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration
      }
      return Paths.commonParts(type.declaration.path, place.tree.path) * 2 + (nested ? 0 : 1)
    }
    let ranked = candidates.map { (closeness($0), $0) }
    let best = ranked.map(\.0).max() ?? 0
    let winners = ranked.filter { $0.0 == best }
    return winners.count == 1 ? winners[0].1 : nil
  }
}
