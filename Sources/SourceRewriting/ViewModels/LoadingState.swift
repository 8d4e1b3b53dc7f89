import SourceModel
import SwiftSyntax

/// The three properties that together represent the progress of loading.
struct LoadingState {
  let data: Variable
  let flag: Variable
  let message: Variable
  /// The type of the loaded data: `[Item]` for `var items: [Item] = []`, `Item` for
  /// `var item: Item?`.
  let loaded: String
  /// The value of the data before it is loaded.
  let empty: String

  /// What the case for a failure holds: a message, or the error itself.
  var failure: String {
    LoadingNames.errors.contains(message.type?.source ?? "") ? "any Error" : "String"
  }

  var names: Set<String> { [data.name, flag.name, message.name] }

  /// The three properties, if a class has exactly one such set.
  init?(of type: IndexedType, methods: [FunctionDeclSyntax]) {
    let stored = type.variables.values.filter {
      $0.isStored && !$0.declaration.isLet && !$0.declaration.isOfType
        && $0.declaration.bindings.count == 1
    }
    let flags = stored.filter { variable in
      LoadingNames.isFlag(variable.name, includesRenewals: true)
        && variable.binding.initializer?.value.source == "false"
    }
    let messages = stored.filter {
      LoadingNames.isFailure($0.name, type: $0.type?.source ?? "")
        && ($0.binding.initializer == nil || $0.binding.initializer?.value.source == "nil")
    }
    guard flags.count == 1, messages.count == 1 else { return nil }
    let loading = methods.filter {
      $0.body.map { Names.written(in: Syntax($0)).contains(flags[0].name) } == true
    }
    let written = loading.reduce(into: Set<String>()) { names, method in
      if let body = method.body { names.formUnion(Names.written(in: Syntax(body))) }
    }
    let candidates = stored.filter {
      written.contains($0.name) && $0.name != flags[0].name && $0.name != messages[0].name
    }
    guard candidates.count == 1, let type = candidates[0].type else { return nil }
    let value = candidates[0].binding.initializer?.value.source
    if let optional = type.as(OptionalTypeSyntax.self), value == nil || value == "nil" {
      loaded = optional.wrappedType.source
      empty = "nil"
    } else if type.is(ArrayTypeSyntax.self), value == "[]" {
      loaded = type.source
      empty = "[]"
    } else {
      return nil
    }
    data = candidates[0]
    flag = flags[0]
    message = messages[0]
  }
}

/// The effect of a statement on the three properties.
enum LoadingStatement {
  case begins
  case ends
  case endsLater
  case clearsMessage
  case clearsData
  case loads(ExprSyntax)
  case fails(ExprSyntax)
  case other

  init(_ item: CodeBlockItemSyntax, _ state: LoadingState) {
    self = .other
    if let later = item.item.as(DeferStmtSyntax.self), later.body.statements.count == 1,
      let only = later.body.statements.first, case .ends = LoadingStatement(only, state)
    {
      self = .endsLater
      return
    }
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    var name = elements[0].source
    if name.hasPrefix("self.") { name.removeFirst(5) }
    let isSingle = elements.count == 3
    let value = elements[2].source
    switch name {
    case state.flag.name:
      if isSingle, value == "true" { self = .begins }
      if isSingle, value == "false" { self = .ends }
    case state.message.name:
      self = isSingle && value == "nil" ? .clearsMessage : .fails(Self.right(of: sequence))
    case state.data.name:
      let isEmpty = isSingle && ["nil", "[]"].contains(value)
      self = isEmpty ? .clearsData : .loads(Self.right(of: sequence))
    default: break
    }
  }

  /// Everything after the equals sign.
  private static func right(of sequence: SequenceExprSyntax) -> ExprSyntax {
    let elements = Array(sequence.elements.dropFirst(2))
    guard elements.count > 1 else { return elements[0] }
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements)))
  }
}
