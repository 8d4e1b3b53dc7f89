import SwiftSyntax

/// One pass over the whole project: the edits for the remaining sets, or what prevents their
/// migration.
final class MigrationPass {
  let files: [ParsedFile]
  let index: TypeIndex
  let sets: ObservableSets
  let types: ExpressionTypes
  let options: ObservableMigration.Options
  private(set) var edits = EditGroup()
  private(set) var blockers: [String: Set<MigrationBlocker>] = [:]
  private(set) var notes: Set<MigrationBlocker> = []
  /// Files in which a class becomes `@Observable`.
  private var declaring: Set<String> = []
  /// References to `_x` and wrappers that are handled where they are assigned.
  private var handled: Set<SyntaxIdentifier> = []
  /// Views in which a task creates an object, with the object's property.
  private var lazily: [String: String] = [:]
  private lazy var reads = ReadNames(files)

  init(
    files: [ParsedFile], index: TypeIndex, sets: ObservableSets,
    options: ObservableMigration.Options
  ) {
    self.files = files
    self.index = index
    self.sets = sets
    self.options = options
    types = ExpressionTypes(index: index)
  }

  func run() {
    guard !sets.all.isEmpty else { return }
    for obstacle in options.obstacles { blockAll(obstacle) }
    if let paths = options.paths {
      for set in sets.all
      where !sets.types(in: set).contains(where: {
        $0.parts.contains { paths.contains($0.file.path) }
      }) {
        block(set, MigrationBlocker(place: sets.place(of: set), reason: Self.notAsked))
      }
    }
    for name in ["Observable", "ObservationIgnored"] {
      if let own = index.types[name] {
        blockAll(
          Syntax(own.declaration), own.file,
          "the project has a type '\(name)' of its own, which '@\(name)' would mean")
      }
    }
    for set in sets.all {
      for type in sets.types(in: set) { migrate(type, in: set) }
    }
    for file in files {
      let sites = UseSites(file)
      sites.walk(file.tree)
      guard !sites.isEmpty || file.hasErrors else { continue }
      for variable in sites.wrapped { migrateWrapped(variable, in: file) }
      for call in sites.environmentObjects { migrateEnvironmentObject(call, in: file) }
      for node in sites.projections { checkProjection(node, in: file) }
      for node in sites.publishers { checkPublisher(node, in: file) }
      for node in sites.typeMentions { checkMention(node, in: file) }
      for node in sites.wrapperCalls where !handled.contains(node.id) {
        checkWrapperCall(node, in: file)
      }
    }
    for file in files where declaring.contains(file.path) { migrateImports(of: file) }
  }

  static let notAsked = "it is not in the files that were asked for"

  // MARK: Shared by the parts of the pass

  func add(_ edit: SourceEdit, to file: ParsedFile) { edits.add(edit, to: file.path) }

  func declare(in file: ParsedFile) { declaring.insert(file.path) }

  func handle(_ node: some SyntaxProtocol) { handled.insert(node.id) }

  func isHandled(_ node: some SyntaxProtocol) -> Bool { handled.contains(node.id) }

  /// Records that a task creates an object of a view; false if it already creates another one.
  func isFirstLazily(_ name: String, in view: String) -> Bool {
    guard lazily[view] == nil else { return false }
    lazily[view] = name
    return true
  }

  /// Whether a task fills the property of a view.
  func isLazy(_ site: WrappedProperty) -> Bool {
    site.owner.map { lazily[$0.name] == site.name } ?? false
  }

  /// Whether a property is changed repeatedly but never read.
  func isSignal(_ name: String) -> Bool {
    reads.bumped.contains(name) && !reads.names.contains(name)
  }

  func note(_ node: some SyntaxProtocol, _ file: ParsedFile, _ reason: String) {
    notes.insert(MigrationBlocker(place: file.place(of: node), reason: reason))
  }

  func block(_ set: String, _ node: some SyntaxProtocol, _ file: ParsedFile, _ reason: String) {
    block(set, MigrationBlocker(place: file.place(of: node), reason: reason))
  }

  func block(_ set: String, _ blocker: MigrationBlocker) {
    blockers[set, default: []].insert(blocker)
  }

  func blockAll(_ node: some SyntaxProtocol, _ file: ParsedFile, _ reason: String) {
    blockAll(MigrationBlocker(place: file.place(of: node), reason: reason))
  }

  func blockAll(_ blocker: MigrationBlocker) {
    for set in sets.all { block(set, blocker) }
  }

  // MARK: Uses that cannot be migrated

  /// Checks `model.$items`, the publisher of a property.
  private func checkPublisher(_ node: MemberAccessExprSyntax, in file: ParsedFile) {
    let name = node.declName.baseName.name
    let isPublisher = name.hasPrefix("$")
    let property = isPublisher ? String(name.dropFirst()) : name
    let reason =
      isPublisher
      ? "'\(node.source)' is a publisher, and @Observable has none; observe '\(property)' with onChange(of:) or withObservationTracking"
      : "'objectWillChange' is a publisher, and @Observable has none"
    guard let base = node.base else { return }
    switch types.type(of: base) {
    case .instance(let type), .metatype(let type):
      if let set = sets.set(of: type) {
        // Bindings of a view's own wrapper, `self.$model`, are not publishers.
        block(set, node, file, reason)
      }
    case .external, .other: break
    case .unknown:
      for set in isPublisher ? sets.publishing(property) : sets.all {
        block(set, node, file, reason)
      }
    }
  }

  /// Checks `$x`, `_x` and `objectWillChange` without a base.
  private func checkProjection(_ node: DeclReferenceExprSyntax, in file: ParsedFile) {
    guard !isHandled(node) else { return }
    let name = node.baseName.name
    guard let own = index.enclosingType(of: node), let set = sets.set(of: own) else { return }
    if name == "objectWillChange" {
      block(set, node, file, "'objectWillChange' is a publisher, and @Observable has none")
      return
    }
    let property = String(name.dropFirst())
    guard let variable = index.variable(property, of: own),
      variable.declaration.attributes.first(named: "Published") != nil
    else { return }
    if name.hasPrefix("_") {
      block(
        set, node, file, "'\(name)' is the storage of @Published, which @Observable does not have")
    } else {
      block(
        set, node, file,
        "'\(name)' is a publisher, and @Observable has none; observe '\(property)' with its didSet or with onChange(of:)"
      )
    }
  }

  /// Checks `ObservableObject`, `Published` and the wrappers as types.
  private func checkMention(_ node: IdentifierTypeSyntax, in file: ParsedFile) {
    let name = node.name.name
    switch name {
    case "ObservableObject":
      guard !isConformance(node), !checkConstraint(node) else { return }
      blockAll(
        node, file,
        "'ObservableObject' is asked for here, which the class would not be any more")
    case "Published":
      guard let own = index.enclosingType(of: node), let set = sets.set(of: own) else { return }
      block(set, node, file, "'Published' is named as a type, and @Observable has no such storage")
    case "ObservableObjectPublisher":
      guard let own = index.enclosingType(of: node), let set = sets.set(of: own) else { return }
      block(set, node, file, "the class has a publisher of its own")
    default:
      guard let argument = node.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
      else { return }
      let reason = "'\(name)' is named as a type"
      if case .instance(let type) = types.type(argument), let set = sets.set(of: type) {
        block(set, node, file, reason)
      }
    }
  }

  /// Whether it is in the inheritance clause of a class, a protocol or an extension of one.
  private func isConformance(_ node: IdentifierTypeSyntax) -> Bool {
    var parent = node.parent
    if parent?.is(MemberTypeSyntax.self) == true { parent = parent?.parent }
    guard let entry = parent?.as(InheritedTypeSyntax.self),
      let owner = entry.parent?.parent?.parent
    else { return false }
    return owner.is(ClassDeclSyntax.self) || owner.is(ProtocolDeclSyntax.self)
      || owner.is(ExtensionDeclSyntax.self)
  }

  /// Checks `StateObject(wrappedValue: ...)` with an unknown purpose.
  private func checkWrapperCall(_ node: FunctionCallExprSyntax, in file: ParsedFile) {
    guard let argument = node.arguments.first?.expression else { return }
    let reason = "'\(node.calledExpression.source)' is made here, away from the property"
    switch types.type(of: argument) {
    case .instance(let type):
      if let set = sets.set(of: type) { block(set, node, file, reason) }
    case .unknown: blockAll(node, file, reason)
    case .external, .other, .metatype: break
    }
  }
}
