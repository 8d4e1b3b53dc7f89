import Foundation
import SwiftSyntax

/// The stored properties of a class that becomes `@Observable`.
extension MigrationPass {
  func migrate(_ variable: VariableDeclSyntax, of type: IndexedType, in set: String) {
    let file = type.file
    let published = variable.attributes.first(named: "Published")
    guard !variable.isLet, !variable.isOfType,
      published != nil || variable.bindings.contains(where: { !$0.isComputed })
    else { return }
    if variable.modifiers.contains(.dynamic) {
      block(set, variable, file, "a 'dynamic' property cannot be tracked")
    }
    let wrappers = variable.attributes.wrappers.filter { $0.name != "Published" }
    for binding in variable.bindings {
      guard let name = binding.name else {
        block(set, binding, file, "a pattern cannot be tracked: declare its variables one by one")
        continue
      }
      if let beside = type.variables["_\(name)"] {
        block(
          set, beside.declaration, file,
          "'_\(name)' stands beside '\(name)', and is what @Observable stores '\(name)' in")
      }
    }
    if let published {
      if let wrapper = wrappers.first {
        block(set, wrapper, file, "'@\(wrapper.name)' beside @Published: its changes would be lost")
      }
      let name = variable.bindings.first?.name ?? ""
      if isSignal(name) {
        block(
          set, variable, file,
          "nothing reads '\(name)', so it may be there to draw views anew; @Observable draws only those that read what changed"
        )
      }
      if isMainActor(type), isUsedInDeinit(name, of: type) {
        block(
          set, variable, file,
          "'deinit' uses '\(name)', which it could not reach on the main actor any more")
      }
      removeAttribute(published, in: file)
      return
    }
    if let wrapper = wrappers.first(where: { !isMigrated($0, of: variable, in: file) }) {
      let name = variable.bindings.first?.name ?? ""
      checkWrapper(wrapper, in: set, file: file)
      ignore(variable, in: file)
      note(
        variable, file,
        "'@\(wrapper.name) \(name)' is not tracked: it was not published before either")
      return
    }
    let isIgnored =
      variable.modifiers.contains(.lazy) || variable.modifiers.contains(.override)
      || variable.modifiers.contains(where: { $0.source == "nonisolated(unsafe)" })
    let ignored = variable.bindings.map { binding in
      let name = binding.name ?? ""
      return isIgnored || isWrittenByGetters(name, of: type)
        || isMainActor(type) && isUsedInDeinit(name, of: type)
    }
    if ignored.first == true { ignore(variable, in: file) }
    split(variable, ignored: ignored, in: file)
  }

  private static let ignoring = "@ObservationIgnored "

  private func ignore(_ variable: VariableDeclSyntax, in file: ParsedFile) {
    guard variable.attributes.first(named: "ObservationIgnored") == nil else { return }
    add(.insert(Self.ignoring, at: variable.contentRange.lowerBound), to: file)
  }

  /// Whether the wrapper is removed, because its object belongs to a migrated set.
  private func isMigrated(
    _ wrapper: AttributeSyntax, of variable: VariableDeclSyntax, in file: ParsedFile
  ) -> Bool {
    guard UseSites.wrappers.contains(wrapper.name), let binding = variable.bindings.first,
      let name = binding.name
    else { return false }
    let found = Variable(name: name, binding: binding, declaration: variable, file: file)
    return sets.set(of: types.type(of: found).nominal) != nil
  }

  private func checkWrapper(_ wrapper: AttributeSyntax, in set: String, file: ParsedFile) {
    let announcing: Set<String> = [
      "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query",
      "GestureState",
    ]
    if announcing.contains(wrapper.name) {
      block(
        set, wrapper, file,
        "changes of '@\(wrapper.name)' in an ObservableObject draw its views anew; in an @Observable class they would not"
      )
    }
    guard let own = index.type(named: wrapper.attributeName.source, at: Syntax(wrapper)) else {
      return
    }
    let reachesOut = own.parts.contains { part in
      part.group.memberBlock.members.contains {
        $0.decl.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first?.firstName.text
          == "_enclosingInstance"
      }
    }
    if reachesOut {
      block(set, wrapper, file, "'@\(wrapper.name)' may announce changes of the object itself")
    }
  }

  /// Removes an attribute, including its line if nothing else is on it.
  func removeAttribute(_ attribute: AttributeSyntax, in file: ParsedFile) {
    let content = attribute.contentRange
    let lines = file.wholeLines(of: content)
    if lines != content {
      add(.remove(lines), to: file)
      return
    }
    // Up to the next token or comment on the line.
    var end = content.upperBound
    while end < file.bytes.count, file.bytes[end] == 0x20 || file.bytes[end] == 0x09 { end += 1 }
    guard end == file.bytes.count || file.bytes[end] == 0x0A || file.bytes[end] == 0x0D else {
      add(.remove(content.lowerBound..<end), to: file)
      return
    }
    var start = content.lowerBound
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    add(.remove(start..<content.upperBound), to: file)
  }

  /// Splits `var a = 1, b = 2`, since a macro applies to one variable.
  ///
  /// - Parameter ignored: which of them are not tracked.
  private func split(_ variable: VariableDeclSyntax, ignored: [Bool], in file: ParsedFile) {
    let bindings = Array(variable.bindings)
    guard bindings.count > 1 else { return }
    let isIgnoredAlready = variable.attributes.first(named: "ObservationIgnored") != nil
    let start = variable.contentRange.lowerBound
    let specifier = variable.bindingSpecifier.contentRange.upperBound
    let prefix = file.text(start..<specifier)
    let indentation = file.indentation(of: variable)
    for (position, binding) in bindings.enumerated() {
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let annotation = bindings[position...].lazy.compactMap(\.typeAnnotation).first
      {
        add(
          .insert(": \(annotation.type.source)", at: binding.pattern.contentRange.upperBound),
          to: file)
      }
      guard position + 1 < bindings.count, let comma = binding.trailingComma else { continue }
      let next = bindings[position + 1].contentRange.lowerBound
      let own = ignored[position + 1] && !isIgnoredAlready ? Self.ignoring + prefix : prefix
      add(
        SourceEdit(
          comma.contentRange.lowerBound..<next,
          with: Self.separation(
            file.text(comma.contentRange.upperBound..<next), of: own, indentation)), to: file)
    }
  }

  /// The text between two variables that are split: a comment after the comma stays after the first
  /// variable; comments on their own lines move above the second.
  private static func separation(
    _ blanks: String, of prefix: String, _ indentation: String
  ) -> String {
    var lines = blanks.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let last = lines.removeLast()
    var result = lines.isEmpty || lines[0].isEmpty ? "" : " \(lines[0])"
    for line in lines.dropFirst() where !line.isEmpty { result += "\n\(indentation)\(line)" }
    return result + "\n\(indentation)\(prefix) " + (last.isEmpty ? "" : "\(last) ")
  }

  // MARK: How a class uses its properties

  private func isUsedInDeinit(_ name: String, of type: IndexedType) -> Bool {
    type.parts.contains { part in
      part.group.memberBlock.allMembers.contains {
        guard let body = $0.decl.as(DeinitializerDeclSyntax.self)?.body else { return false }
        return Names.used(in: Syntax(body)).contains(name)
      }
    }
  }

  /// Whether getters write the property, as a cache: if it were tracked, a view's body would change
  /// what it reads.
  private func isWrittenByGetters(_ name: String, of type: IndexedType) -> Bool {
    type.variables.values.contains { variable in
      guard variable.binding.isComputed, let block = variable.binding.accessorBlock else {
        return false
      }
      let body: Syntax
      switch block.accessors {
      case .getter(let items): body = Syntax(items)
      case .accessors(let accessors):
        guard
          let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
        else { return false }
        body = Syntax(getter)
      default: return false
      }
      return Names.written(in: body).contains(name)
    }
  }
}

extension AttributeListSyntax {
  /// Attributes that are property wrappers, judged by name.
  var wrappers: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.name.first?.isUppercase == true,
        !["MainActor", "ObservationIgnored", "ObservationTracked"].contains(attribute.name),
        !attribute.name.hasSuffix("Actor")
      else { return nil }
      return attribute
    }
  }
}
