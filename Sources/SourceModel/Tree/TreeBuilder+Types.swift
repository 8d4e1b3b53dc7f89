import SwiftSyntax

/// Types as written.
extension TreeBuilder {
  mutating func addType(_ node: Syntax) -> Bool {
    switch node.kind {
    case .identifierType:
      addWhole(.namedType, node, name: node.cast(IdentifierTypeSyntax.self).name)
    case .memberType: addWhole(.namedType, node, name: node.cast(MemberTypeSyntax.self).name)
    case .optionalType, .implicitlyUnwrappedOptionalType: addWhole(.optionalType, node)
    case .arrayType: addWhole(.arrayType, node)
    case .dictionaryType: addWhole(.dictionaryType, node)
    case .functionType: addWhole(.functionType, node)
    case .tupleType:
      let type = node.cast(TupleTypeSyntax.self)
      // `(any P)`: parentheses are not a tuple type.
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        add(only.type)
      } else {
        addWhole(.tupleType, node)
      }
    case .someOrAnyType:
      let type = node.cast(SomeOrAnyTypeSyntax.self)
      let isSome = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      addWhole(isSome ? .someType : .anyType, node)
    case .compositionType: addWhole(.compositionType, node)
    case .metatypeType: addWhole(.metatype, node)
    case .packExpansionType, .packElementType, .suppressedType, .namedOpaqueReturnType,
      .classRestrictionType, .missingType, .inlineArrayType:
      addWhole(.otherType, node)
    default: return false
    }
    return true
  }
}
