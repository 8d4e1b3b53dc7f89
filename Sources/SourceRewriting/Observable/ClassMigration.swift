import SwiftSyntax

extension MigrationPass {
  /// Migrates a class or protocol of a set: its conformance, its attribute and its properties.
  func migrate(_ type: IndexedType, in set: String) {
    for part in type.parts {
      if part.isLocal {
        block(
          set, Syntax(part.group), part.file,
          "'\(type.name)' is declared in a function, where a macro cannot be attached")
      }
      if part.file.hasErrors {
        block(set, Syntax(part.group), part.file, "the file has parts that cannot be read as Swift")
      }
      removeConformance(of: part, type: type, in: set)
    }
    if type.isDeclaredTwice {
      block(
        set, Syntax(type.declaration), type.file,
        "'\(type.name)' is declared more than once, so its uses cannot be told apart")
    }
    guard let declaration = type.classDeclaration else { return }
    for name in ["Observable", "Model"] where declaration.attributes.first(named: name) != nil {
      block(set, declaration, type.file, "the class has '@\(name)' already")
    }
    checkCoding(of: type, in: set)
    addAttributes(to: declaration, of: type, in: set)
    declare(in: type.file)
    for member in declaration.memberBlock.allMembers {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      migrate(variable, of: type, in: set)
    }
    for (initializer, file) in type.initializers { migrate(initializer, of: type, in: file) }
  }

  // MARK: The class itself

  private func removeConformance(of part: IndexedType.Part, type: IndexedType, in set: String) {
    guard let clause = part.group.inheritanceClause else { return }
    let entries = Array(clause.inheritedTypes)
    guard let position = entries.firstIndex(where: { $0.type.isObservableObject }) else {
      if let entry = entries.first(where: { $0.type.nominalNames.contains("ObservableObject") }) {
        block(set, entry, part.file, "'ObservableObject' is part of a composition here")
      }
      return
    }
    let entry = entries[position]
    if type.isProtocol {
      let isForClasses = entries.contains { $0.type.source == "AnyObject" }
      add(
        SourceEdit(
          entry.type.contentRange, with: isForClasses ? "Observable" : "AnyObject, Observable"),
        to: part.file)
      declare(in: part.file)
      return
    }
    if entries.count == 1 {
      if part.group.is(ExtensionDeclSyntax.self), part.group.memberBlock.members.isEmpty,
        !part.group.memberBlock.source.contains("/")
      {
        add(.remove(part.file.wholeLines(of: Syntax(part.group))), to: part.file)
        return
      }
      let before =
        clause.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
        ?? clause.contentRange.lowerBound
      let colon = clause.colon.contentRange
      remove(
        before..<clause.contentRange.upperBound,
        but: [before..<colon.lowerBound, colon.upperBound..<entry.contentRange.lowerBound],
        in: part.file)
    } else if position + 1 < entries.count {
      // A comment after the comma refers to the type before it, and stays on its line.
      let behind = entry.trailingComma?.contentRange.upperBound ?? entry.contentRange.upperBound
      let next = entries[position + 1].contentRange.lowerBound
      let end = part.file.comments(in: behind..<next).first?.lowerBound ?? next
      add(.remove(entry.contentRange.lowerBound..<end), to: part.file)
    } else {
      let last = entries[position - 1]
      let comma = last.trailingComma?.contentRange ?? last.contentRange
      remove(
        last.type.contentRange.upperBound..<entry.contentRange.upperBound,
        but: [
          last.type.contentRange.upperBound..<comma.lowerBound,
          comma.upperBound..<entry.contentRange.lowerBound,
        ], in: part.file)
    }
  }

  /// Removes a range, but keeps the comments in the given parts of it that contain no code.
  private func remove(_ range: Range<Int>, but gaps: [Range<Int>], in file: ParsedFile) {
    let kept = gaps.flatMap { file.comments(in: $0) }.map { comment in
      let text = file.text(comment)
      return text.hasPrefix("//") ? " \(text)\n" : " \(text)"
    }.joined()
    add(SourceEdit(range, with: kept), to: file)
  }

  private func addAttributes(to declaration: ClassDeclSyntax, of type: IndexedType, in set: String)
  {
    let file = type.file
    let isMainActor = becomesMainActor(type, in: set)
    if isMainActor { removeMainActor(ofMembersIn: declaration, file: file) }
    let indentation = file.indentation(of: declaration)
    let names = (isMainActor ? ["@MainActor"] : []) + ["@Observable"]
    let start = declaration.contentRange.lowerBound
    guard let last = declaration.attributes.last, case .attribute = last else {
      let line = file.wholeLines(of: start..<start)
      // If something precedes it on its line, the attribute stays on that line.
      let isFirst =
        line.lowerBound == start - indentation.utf8.count
        || file.text(max(0, start - indentation.utf8.count)..<start) == indentation
      let separator = isFirst ? "\n\(indentation)" : " "
      add(.insert(names.map { $0 + separator }.joined(), at: start), to: file)
      return
    }
    let end = last.contentRange.upperBound
    let hasOwnLine =
      last.nextToken?.leadingTrivia.containsNewline == true
    let separator = hasOwnLine ? "\n\(indentation)" : " "
    add(.insert(names.map { separator + $0 }.joined(), at: end), to: file)
  }

  private func checkCoding(of type: IndexedType, in set: String) {
    let decodes = type.inherits(["Codable", "Decodable"])
    let encodes = type.inherits(["Codable", "Encodable"])
    let hasInit = type.initializers.contains {
      $0.0.signature.parameterClause.parameters.first?.firstName.text == "from"
    }
    let hasEncode = type.functions["encode"]?.contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "to"
    }
    guard decodes && !hasInit || encodes && hasEncode != true else { return }
    block(
      set, Syntax(type.declaration), type.file,
      "its Codable is synthesised, and @Observable stores 'x' as '_x': write 'enum CodingKeys: String, CodingKey { case _x = \"x\" }' with all its properties, or 'init(from:)' and 'encode(to:)'"
    )
  }

  // MARK: Initialisers

  /// Rewrites `_items = Published(initialValue: items)` as `self.items = items`.
  private func migrate(
    _ initializer: InitializerDeclSyntax, of type: IndexedType, in file: ParsedFile
  ) {
    guard let body = initializer.body else { return }
    let finder = StorageAssignments(viewMode: .sourceAccurate)
    finder.walk(body)
    for assignment in finder.found where assignment.isMade(by: ["Published"]) {
      let property = String(assignment.name.baseName.name.dropFirst())
      guard let value = assignment.value,
        index.variable(property, of: type)?.declaration.attributes.first(named: "Published") != nil
      else { continue }
      handle(assignment.name)
      add(
        SourceEdit(
          assignment.sequence.contentRange, with: "self.\(property) = \(value.source)"), to: file)
    }
  }

  func isMainActor(_ type: IndexedType) -> Bool {
    type.classDeclaration?.attributes.first(named: "MainActor") != nil
  }
}

extension TypeSyntax {
  fileprivate var isObservableObject: Bool {
    if let node = self.as(IdentifierTypeSyntax.self) { return node.name.text == "ObservableObject" }
    if let node = self.as(MemberTypeSyntax.self) {
      return node.name.text == "ObservableObject" && node.baseType.source == "Combine"
        || node.name.text == "ObservableObject" && node.baseType.source == "SwiftUI"
    }
    return false
  }
}
