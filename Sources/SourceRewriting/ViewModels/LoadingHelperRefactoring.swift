import SwiftSyntax

extension RefactoringPlan {
  /// Extracts a method from several that do the same: loading, then loaded or an error.
  mutating func extractLoadingHelper() {
    let found = methods.compactMap { LoadingMethod($0) }
    let groups = Dictionary(grouping: found, by: \.failure)
    guard let group = groups.values.filter({ $0.count > 1 }).max(by: { $0.count < $1.count }),
      let first = group.first
    else {
      refuse(
        declaration, file,
        "there are no two methods that go from '.loading' to '.loaded' or '.error' in the same way")
      return
    }
    guard let cases = index.types["\(type.name).State"]?.declaration.as(EnumDeclSyntax.self),
      let loaded = Self.payload(of: "loaded", in: cases)
    else {
      refuse(first.declaration, file, "the class has no 'State' with a case 'loaded(...)'")
      return
    }
    let name = ["load", "performLoading", "loadState"].first { candidate in
      type.functions[candidate] == nil
    }
    guard let name else {
      refuse(first.declaration, file, "the names for a helper are taken")
      return
    }
    let step = file.indentationStep
    let indentation = file.indentation(of: first.declaration)
    let helper = [
      "private func \(name)(_ operation: () async throws -> \(loaded)) async {",
      "\(step)state = .loading", "\(step)do {",
      "\(step)\(step)state = .loaded(try await operation())", "\(step)} catch {",
      "\(step)\(step)state = .error(\(first.failure))", "\(step)}", "}",
    ].joined(separator: "\n\(indentation)")
    add(
      .insert(
        "\(helper)\n\n\(indentation)", at: first.declaration.contentRange.lowerBound))
    for method in group {
      let inner = file.indentation(
        of: method.statements.first ?? CodeBlockItemSyntax(item: .expr(method.value)))
      add(
        SourceEdit(
          method.statements.contentRange,
          with: "await \(name) {\n\(inner)\(step)\(method.value.source)\n\(inner)}"))
    }
    let names = group.map { "'\($0.declaration.name.name)'" }.joined(separator: ", ")
    explanation.append("\(names) share '\(name)', which goes through the states for them.")
  }

  private static func payload(of name: String, in declaration: EnumDeclSyntax) -> String? {
    for member in declaration.memberBlock.members {
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? []
      where element.name.name == name {
        guard let parameters = element.parameterClause?.parameters, parameters.count == 1 else {
          return nil
        }
        return parameters.first?.type.source
      }
    }
    return nil
  }
}

/// A method with `state = .loading; do { state = .loaded(X) } catch { state = .error(Y) }`, and
/// nothing else.
private struct LoadingMethod {
  let declaration: FunctionDeclSyntax
  let statements: CodeBlockItemListSyntax
  let value: ExprSyntax
  let failure: String

  init?(_ function: FunctionDeclSyntax) {
    guard let statements = function.body?.statements, statements.count == 2,
      function.signature.effectSpecifiers?.asyncSpecifier != nil,
      let first = statements.first, first.item.source == "state = .loading",
      let attempt = statements.last?.item.as(DoStmtSyntax.self),
      attempt.body.statements.count == 1, attempt.catchClauses.count == 1,
      let clause = attempt.catchClauses.first, clause.catchItems.isEmpty,
      clause.body.statements.count == 1,
      let loaded = attempt.body.statements.first.flatMap({ Self.argument(of: ".loaded", in: $0) }),
      let failed = clause.body.statements.first.flatMap({ Self.argument(of: ".error", in: $0) })
    else { return nil }
    // Comments between the statements would be lost.
    let inside = function.body?.source ?? ""
    guard !inside.contains("//"), !inside.contains("/*") else { return nil }
    declaration = function
    self.statements = statements
    value = loaded
    failure = failed.source
  }

  /// `X` in `state = .loaded(X)`.
  private static func argument(of name: String, in item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[0].source == "state",
      elements[1].is(AssignmentExprSyntax.self),
      let call = elements[2].as(FunctionCallExprSyntax.self),
      call.calledExpression.source == name, call.arguments.count == 1
    else { return nil }
    return call.arguments.first?.expression
  }
}
