/// What a node of a ``SourceTree`` is.
///
/// The tree is smaller than the compiler's: it keeps what rules ask for. What has no kind of its
/// own is not in the tree; its children are, in its place. Where one parent has several children of
/// the same sort, a wrapper tells their role: a call's arguments are `argument` nodes, a function's
/// result is in a `returnType`, the `else` of an `if` is an `elseBranch`.
package enum SourceNodeKind: UInt8, Sendable, CaseIterable {
  case file

  // Declarations. `name` is what they declare.
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
  /// `#Preview { }` and its like, where a declaration, a statement or an expression stands.
  /// `name` is the macro; the children are those of a call.
  case macroExpansion
  /// `#if`: children are `ifConfigClause`.
  case ifConfig
  /// `name` is the keyword; the text of the condition is the first child's, if there is one.
  case ifConfigClause, ifConfigCondition

  // Parts of declarations.
  /// `@State`, `name` without the sign; children: arguments.
  case attribute
  /// `private`, `static`; `detail` is `set` in `private(set)`.
  case modifier
  /// A type in the list behind the colon.
  case inheritedType
  case genericParameter, genericRequirement
  /// `name` is the name inside, `detail` the label outside (`_` for none).
  case parameter
  /// Behind `->`; child: the type.
  case returnType
  /// `async`, `throws`, `rethrows`; `name` is the keyword.
  case effect
  /// Behind `=`; child: the expression.
  case initializer
  /// Braces with statements or members.
  case block
  /// The accessors of a property; a computed property without `get` has a `block` inside.
  case accessors
  /// `get`, `set`, `willSet`, `didSet`; `name` is the keyword.
  case accessor

  // Types.
  /// A named type; `name` is the last part, children: generic arguments, and before them the base.
  case namedType
  case optionalType, arrayType, dictionaryType, functionType, tupleType, someType, anyType
  case compositionType, metatype, otherType

  // Expressions.
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
  /// Operands and operators in the order of the text, not grouped by precedence.
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
  /// `name` is the text where nothing is interpolated; children: `interpolation`.
  case stringLiteral, interpolation
  case arrayLiteral, dictionaryLiteral, tuple
  /// `name` is the text behind the backslash.
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
  /// What the parser could not read.
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

  /// Whether this is a type as written.
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
