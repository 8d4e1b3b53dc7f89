import SwiftSyntax

extension MigrationPass {
  /// Rewrites a `@StateObject` whose creation has side effects as a state that is empty until the
  /// view appears, and that a task fills once:
  ///
  /// ```swift
  /// @State private var model: Model?
  /// var body: some View {
  ///   if let model {
  ///     …
  ///   } else {
  ///     Color.clear.task { model = Model() }
  ///   }
  /// }
  /// ```
  ///
  /// Returns the reason why it cannot be done, or nil.
  func makeLazily(_ site: WrappedProperty, value: ExprSyntax) -> String? {
    let declaration = site.variable.declaration
    guard let owner = site.owner, owner.inherits(["View"]) else { return "it is of no view" }
    guard
      declaration.modifiers.contains(.private) || declaration.modifiers.contains(.fileprivate)
    else { return "it is not private, so whoever makes the view may pass another" }
    guard let type = typeName(of: site.variable, value: value) else {
      return "its type is not written"
    }
    guard let body = owner.variables["body"], body.file === site.file,
      case .getter(let statements) = body.binding.accessorBlock?.accessors,
      let first = statements.first, let last = statements.last,
      !statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return "the body is not a list of views" }
    let references = References(to: site.name)
    let projections = References(to: "$\(site.name)")
    for part in owner.parts {
      references.walk(Syntax(part.group))
      projections.walk(Syntax(part.group))
    }
    let uses = references.found.filter { !$0.isInside(declaration) } + projections.found
    guard uses.allSatisfy({ $0.isInside(statements) }) else {
      return "it is used outside of 'body'"
    }
    guard isFirstLazily(site.name, in: owner.name) else {
      return "the view has another one that is made so"
    }
    let binding = site.variable.binding
    add(
      SourceEdit(
        binding.pattern.contentRange.upperBound..<binding.contentRange.upperBound,
        with: ": \(type)?"), to: site.file)
    for use in uses {
      if let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id {
        add(.remove(member.contentRange.lowerBound..<use.contentRange.lowerBound), to: site.file)
      }
    }
    let bindable =
      projections.found.isEmpty ? "" : "@Bindable var \(site.name) = \(site.name)"
    wrap(
      first.contentRange.lowerBound..<last.contentRange.upperBound, of: first, in: site.file,
      head: "if let \(site.name) {", local: bindable,
      other: "Color.clear.task { \(site.name) = \(value.source) }")
    note(
      declaration, site.file,
      "'\(site.name)' is made by a task when the view appears, as making it does more than that; until then nothing is shown"
    )
    return nil
  }

  private func typeName(of variable: Variable, value: ExprSyntax) -> String? {
    if let type = variable.type { return type.is(OptionalTypeSyntax.self) ? nil : type.source }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      index.isTypeName(name, at: Syntax(value))
    else { return nil }
    return name
  }

  /// Wraps the lines of a range in an `if`, indented by one step.
  private func wrap(
    _ range: Range<Int>, of first: CodeBlockItemSyntax, in file: ParsedFile, head: String,
    local: String, other: String
  ) {
    let isOnOneLine = !file.bytes[range].contains(0x0A)
    let hasOwnLine =
      first.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.containsNewline == true
    guard hasOwnLine || !isOnOneLine else {
      let start = local.isEmpty ? "\(head) " : "\(head) \(local); "
      add(.insert(start, at: range.lowerBound), to: file)
      add(.insert(" } else { \(other) }", at: range.upperBound), to: file)
      return
    }
    let outer = file.indentation(of: first)
    let step = file.indentationStep
    let inner = "\n\(outer)\(step)"
    add(
      .insert(head + (local.isEmpty ? "" : inner + local) + inner, at: range.lowerBound), to: file)
    for offset in range where file.bytes[offset] == 0x0A && offset + 1 < file.bytes.count {
      let next = file.bytes[offset + 1]
      // Empty lines stay empty.
      guard next != 0x0A, next != 0x0D else { continue }
      add(.insert(step, at: offset + 1), to: file)
    }
    add(
      .insert("\n\(outer)} else {\(inner)\(other)\n\(outer)}", at: range.upperBound), to: file)
  }
}
