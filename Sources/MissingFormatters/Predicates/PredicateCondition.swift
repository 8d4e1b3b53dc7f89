/// The parsed format of a predicate.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case both(PredicateCondition, PredicateCondition)
  case either(PredicateCondition, PredicateCondition)
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let holds): holds
    case .not(let condition): !condition.holds(for: object)
    case .both(let a, let b): a.holds(for: object) && b.holds(for: object)
    case .either(let a, let b): a.holds(for: object) || b.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// One side of a comparison.
indirect enum PredicateOperand {
  case value(Any?)
  /// Property names, each of the value before it; empty for the object itself.
  case path([String])
  case list([PredicateOperand])

  func value(for object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .path(let names): names.reduce(object) { PredicateValue.property($1, of: $0) }
    case .list(let parts): parts.compactMap { $0.value(for: object) }
    }
  }
}
