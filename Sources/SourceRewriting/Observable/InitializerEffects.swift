import SwiftSyntax

/// Tells whether creating an object does more than fill its own properties.
///
/// `@StateObject` creates its object once; `@State` evaluates its default each time the view's
/// value is created, and drops all but the first. That is equivalent only if the creation has no
/// visible effects.
struct InitializerEffects {
  let index: TypeIndex
  let types: ExpressionTypes

  struct Effect {
    let node: Syntax
    let file: ParsedFile
    let what: String
  }

  /// The first side effect of evaluating an expression.
  func effect(of expression: ExprSyntax, in file: ParsedFile) -> Effect? {
    var seen: Set<String> = []
    return effect(in: Syntax(expression), file: file, seen: &seen)
  }

  private static let harmless: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "sorted", "reversed", "first", "last", "joined",
    "min",
    "max", "abs", "contains", "prefix", "suffix", "dropFirst", "dropLast", "reduce", "split",
    "string", "bool", "integer", "double", "object", "array", "dictionary", "data", "url", "date",
    "value", "init", "components", "dateComponents", "lowercased", "uppercased",
    "trimmingCharacters",
    "decode", "encode", "fatalError", "precondition", "preconditionFailure", "assert", "print",
    "debugPrint", "appendingPathComponent", "append", "insert", "formatted", "rounded", "random",
    "startOfDay", "range", "allSatisfy", "enumerated", "path", "shuffled", "randomElement",
    "zip", "stride", "type", "union", "super", "truncatingRemainder", "remainder", "pow", "sqrt",
    "floor", "ceil", "round", "hasPrefix", "hasSuffix", "replacingOccurrences", "index",
    "firstIndex",
  ]
  /// Types whose creation starts something.
  private static let active: Set<String> = [
    "Task", "Timer", "Thread", "NWPathMonitor", "NotificationCenter", "DispatchQueue",
  ]

  private func effect(in node: Syntax, file: ParsedFile, seen: inout Set<String>) -> Effect? {
    // A closure that is not called here has no effect yet.
    if let closure = node.as(ClosureExprSyntax.self) {
      guard
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(closure).id
      else { return closureOfTransformation(node) ? walk(node, file: file, seen: &seen) : nil }
      return walk(node, file: file, seen: &seen)
    }
    if node.is(FunctionDeclSyntax.self) || node.is(ClassDeclSyntax.self) { return nil }
    if let call = node.as(FunctionCallExprSyntax.self),
      let found = effect(ofCall: call, file: file, seen: &seen)
    {
      return found
    }
    if let sequence = node.as(SequenceExprSyntax.self),
      let found = effect(ofAssignment: sequence, file: file)
    {
      return found
    }
    return walk(node, file: file, seen: &seen)
  }

  private func walk(_ node: Syntax, file: ParsedFile, seen: inout Set<String>) -> Effect? {
    for child in node.children(viewMode: .sourceAccurate) {
      if let found = effect(in: child, file: file, seen: &seen) { return found }
    }
    return nil
  }

  /// Whether it is the closure of `map` or a similar method, which runs immediately.
  private func closureOfTransformation(_ node: Syntax) -> Bool {
    guard
      let call = node.parent?.as(FunctionCallExprSyntax.self)
        ?? node.ancestor(LabeledExprListSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
    else { return false }
    return Self.harmless.contains(name)
  }

  private func effect(
    ofCall call: FunctionCallExprSyntax, file: ParsedFile, seen: inout Set<String>
  ) -> Effect? {
    func found() -> Effect {
      Effect(
        node: Syntax(call), file: file,
        what:
          "calls '\(call.calledExpression.source.split(separator: "\n").last.map { $0.trimmed } ?? "")'"
      )
    }
    let callee = call.calledExpression
    if callee.is(ClosureExprSyntax.self) { return nil }
    if let type = types.type(of: ExprSyntax(call)).nominal,
      callee.isTypeName || callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init",
      callee.source.hasPrefix("super") == false
    {
      return effect(ofMaking: type, by: call, seen: &seen)
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.name
      if member.base?.source == "super" {
        guard let own = index.enclosingType(of: call) else { return found() }
        for parent in index.inherited(by: own) where parent.classDeclaration != nil {
          return effect(ofMaking: parent, seen: &seen)
        }
        return nil
      }
      if member.base?.source == "self", let own = index.enclosingType(of: call) {
        return effect(ofMethod: name, of: own, seen: &seen) ? found() : nil
      }
      if let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.name,
        Self.active.contains(base)
      {
        return found()
      }
      if name.first?.isUppercase == true { return nil }
      if case .metatype(let type) = member.base.map({ types.type(of: $0) }) ?? .unknown {
        return effect(ofMethod: name, of: type, seen: &seen) ? found() : nil
      }
      return Self.harmless.contains(name) ? nil : found()
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name {
      if Self.active.contains(name) { return found() }
      if index.isTypeName(name, at: Syntax(call)) { return nil }
      if let own = index.enclosingType(of: call), !index.functions(name, of: own).isEmpty {
        return effect(ofMethod: name, of: own, seen: &seen) ? found() : nil
      }
      return Self.harmless.contains(name) ? nil : found()
    }
    if callee.is(GenericSpecializationExprSyntax.self) { return nil }
    return found()
  }

  /// Whether a method has effects outside the object.
  private func effect(ofMethod name: String, of type: IndexedType, seen: inout Set<String>) -> Bool
  {
    guard seen.insert("\(type.name).\(name)()").inserted else { return false }
    let functions = index.functions(name, of: type)
    guard !functions.isEmpty else { return !Self.harmless.contains(name) }
    for function in functions {
      guard let body = function.body,
        let file = type.parts.first(where: { function.isInside(Syntax($0.group)) })?.file
      else { return true }
      if effect(in: Syntax(body), file: file, seen: &seen) != nil { return true }
    }
    return false
  }

  /// - Parameter call: the call that creates it, if known: initialisers that it cannot mean are
  ///   skipped.
  private func effect(
    ofMaking type: IndexedType, by call: FunctionCallExprSyntax? = nil, seen: inout Set<String>
  ) -> Effect? {
    guard seen.insert(type.name).inserted else { return nil }
    for variable in type.variables.values.sorted(by: { $0.name < $1.name })
    where variable.isStored && !variable.declaration.isOfType
      && !variable.declaration.modifiers.contains(.lazy)
    {
      if let value = variable.binding.initializer?.value,
        let found = effect(in: Syntax(value), file: variable.file, seen: &seen)
      {
        return found
      }
    }
    let meant = type.initializers.filter { initializer, _ in
      call.map(initializer.signature.parameterClause.parameters.mayTake) ?? true
    }
    for (initializer, file) in meant.isEmpty ? type.initializers : meant {
      for parameter in initializer.signature.parameterClause.parameters {
        if let value = parameter.defaultValue?.value,
          let found = effect(in: Syntax(value), file: file, seen: &seen)
        {
          return found
        }
      }
      if let body = initializer.body, let found = effect(in: Syntax(body), file: file, seen: &seen)
      {
        return found
      }
    }
    for parent in index.inherited(by: type) where parent.classDeclaration != nil {
      if let found = effect(ofMaking: parent, seen: &seen) { return found }
    }
    return nil
  }

  /// The effect of writing to anything except the object itself or a local variable.
  private func effect(ofAssignment node: SequenceExprSyntax, file: ParsedFile) -> Effect? {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    var target = elements[0]
    while true {
      if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
        target = base
      } else if let call = target.as(SubscriptCallExprSyntax.self) {
        target = call.calledExpression
      } else {
        break
      }
    }
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.name else { return nil }
    guard name.first?.isUppercase == true else { return nil }
    return Effect(node: Syntax(node), file: file, what: "writes to '\(elements[0].source)'")
  }
}

extension ExprSyntax {
  /// Whether it looks like a type: `Model`, `Models.Model`, `Store<Item>`.
  fileprivate var isTypeName: Bool {
    if let node = self.as(DeclReferenceExprSyntax.self) {
      return node.baseName.name.first?.isUppercase == true
    }
    if let node = self.as(MemberAccessExprSyntax.self) {
      return node.declName.baseName.name.first?.isUppercase == true
    }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.isTypeName == true
  }
}

extension FunctionParameterListSyntax {
  /// Whether the labels of a call's arguments fit these parameters.
  fileprivate func mayTake(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = call.arguments.map { $0.label?.text ?? "_" }[...]
    var closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    for parameter in self {
      if labels.first == parameter.firstName.text {
        labels.removeFirst()
        while parameter.ellipsis != nil, labels.first == "_" { labels.removeFirst() }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        guard closures > 0 else { return false }
        closures -= 1
      }
    }
    return labels.isEmpty
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
