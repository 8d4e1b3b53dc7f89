extension SourceNode {
  /// The name of the nominal type: `Model` in `Model`, `Model?`, `any Model`, `Outer.Model` and
  /// `Model<Int>`. `nil` for arrays, functions, tuples.
  package var nominalName: String? {
    switch kind {
    case .namedType: name
    case .optionalType, .someType, .anyType: children.first { $0.kind.isType }?.nominalName
    default: nil
    }
  }

  /// The same as ``nominalName``, with the enclosing types as written: `Outer.Model`.
  package var qualifiedNominalName: String? {
    switch kind {
    case .namedType where name == "Optional" && !genericArguments.isEmpty:
      genericArguments[0].qualifiedNominalName
    case .namedType:
      // The base comes before the name, generic arguments after it.
      if let base = firstChild, base.kind == .namedType, base.range.start == range.start,
        let outer = base.qualifiedNominalName
      {
        "\(outer).\(name)"
      } else {
        name
      }
    case .optionalType, .someType, .anyType:
      children.first { $0.kind.isType }?.qualifiedNominalName
    default: nil
    }
  }

  /// The types that are composed with `&`; otherwise the type itself.
  package var compositionNames: [String] {
    if kind == .compositionType { return children.flatMap(\.compositionNames) }
    return nominalName.map { [$0] } ?? []
  }

  package var isOptionalType: Bool {
    kind == .optionalType || kind == .namedType && name == "Optional"
  }

  /// The generic arguments of a named type.
  package var genericArguments: [SourceNode] {
    guard kind == .namedType else { return [] }
    return children.filter { $0.kind.isType && $0.range.start > nameStart }
  }
}
