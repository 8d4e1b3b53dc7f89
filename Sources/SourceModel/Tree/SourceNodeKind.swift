/// The kind of a node of a ``SourceTree``.
///
/// The tree is smaller than the compiler's: it contains what rules need. Syntax without a kind is
/// not in the tree; its children take its place. If a parent has several children of the same sort,
/// a wrapper tells their role: a call's arguments are `argument` nodes, a function's result is in a
/// `returnType`, the `else` of an `if` is an `elseBranch`.
package enum SourceNodeKind: UInt8, Sendable, CaseIterable {
  case file

  // Declarations. `name` is the declared name.
  case importDeclaration
  case structDeclaration, classDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
  /// `name` is the extended type as written.
  case extensionDeclaration
  case functionDeclaration, initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
  /// A `let` or `var`; its bindings are children. `name` is the keyword.
  case variableDeclaration
  /// One variable of a declaration; `name` is the variable, children: type, initializer, accessors.
  case binding
  case typealiasDeclaration, associatedtypeDeclaration, enumCase, macroDeclaration
  /// `#Preview { }` and similar macros, as a declaration, a statement or an expression. `name` is
  /// the macro; the children are those of a call.
  case macroExpansion
  /// `#if`: children are `ifConfigClause`.
  case ifConfig
  /// `name` is the keyword; the first child, if any, has the text of the condition.
  case ifConfigClause, ifConfigCondition

  // Parts of declarations.
  /// `@State`; `name` is without the `@`; children: arguments.
  case attribute
  /// `private`, `static`; `detail` is `set` in `private(set)`.
  case modifier
  /// A type in the list after the colon.
  case inheritedType
  case genericParameter, genericRequirement
  /// `name` is the internal name, `detail` the external label (`_` for none).
  case parameter
  /// After `->`; child: the type.
  case returnType
  /// `async`, `throws`, `rethrows`; `name` is the keyword.
  case effect
  /// After `=`; child: the expression.
  case initializer
  /// Braces with statements or members.
  case block
  /// The accessors of a property; a computed property without `get` has a `block` inside.
  case accessors
  /// `get`, `set`, `willSet`, `didSet`; `name` is the keyword.
  case accessor

  // Types.
  /// A named type; `name` is the last part, children: the base, then the generic arguments.
  case namedType
  case optionalType, arrayType, dictionaryType, functionType, tupleType, someType, anyType
  case compositionType, metatype, otherType

  // Expressions.
  /// A name; `self.count` is one with the flag `onSelf`, unless it is called.
  case identifier
  /// `name` is the member; child: the base, missing in `.member`.
  case memberAccess
  /// Children: the callee, then `argument`s, trailing closures as arguments with the flag
  /// `trailing`.
  case call
  case subscriptCall
  /// `name` is the label, empty without one; child: the expression.
  case argument
  case closure, closureCapture
  /// `detail` is the operator (`=`, `+=`); children: target, value.
  case assignment
  /// Operands and operators in source order, not grouped by precedence.
  case sequence
  /// An operator of a sequence; `name` is its text. `?:` has the middle as its child.
  case binaryOperator
  case ternary
  case prefixOperator, postfixOperator
  /// `as`, `as?`, `as!`, `is`: `name`; child: the type.
  case cast
  /// `try`, `try?`, `try!`.
  case tryExpression
  case awaitExpression
  /// `name` is the text.
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// `name` is the text if nothing is interpolated; children: `interpolation`.
  case stringLiteral, interpolation
  case arrayLiteral, dictionaryLiteral, tuple
  /// `name` is the text after the backslash.
  case keyPath
  case inoutExpression
  case optionalChaining, forceUnwrap
  /// `self`, `super` are identifiers. `name` is the text.
  case otherExpression

  // Statements.
  /// Children: `conditions`, `block`, `elseBranch`.
  case ifStatement
  case conditions
  /// `if let x = y`: `name` is the keyword; children: pattern, initializer.
  case optionalBinding
  /// `if case pattern = y`.
  case matchingCondition
  case availabilityCondition
  case elseBranch
  case guardStatement, switchStatement, switchCase, switchCaseLabel
  /// Children: pattern, sequence, `whereClause`, block.
  case forStatement
  case whileStatement, repeatStatement, doStatement, catchClause, whereClause
  case deferStatement
  /// `name` is the keyword: return, throw, break, continue, fallthrough, yield, discard.
  case controlTransfer
  /// A name that a pattern binds.
  case boundName
  /// Code that the parser could not read.
  case unexpected

  /// Whether this is a struct, class, enum, actor or protocol.
  package var isTypeDeclaration: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }

  /// Whether this may have generic parameters.
  package var isGeneric: Bool {
    switch self {
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration,
      .typealiasDeclaration, .macroDeclaration:
      true
    default: isTypeDeclaration
    }
  }

  /// Whether this is a written type.
  package var isType: Bool {
    rawValue >= Self.namedType.rawValue && rawValue <= Self.otherType.rawValue
  }

  /// Whether this is an expression.
  package var isExpression: Bool {
    (rawValue >= Self.identifier.rawValue && rawValue <= Self.otherExpression.rawValue)
      && self != .argument && self != .closureCapture && self != .interpolation
      || self == .ifStatement || self == .switchStatement || self == .macroExpansion
  }
}
