import SwiftSyntax

/// The statements of the member of a type in which a binding is used.
struct BindableBody {
  let statements: CodeBlockItemListSyntax
  private let member: Syntax
  let returnsValue: Bool

  init?(around node: some SyntaxProtocol) {
    var outermost: CodeBlockItemListSyntax?
    var here = node.parent
    while let parent = here, !parent.is(MemberBlockItemSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self) { outermost = list }
      here = parent.parent
    }
    guard let outermost, let member = here?.as(MemberBlockItemSyntax.self)?.decl else { return nil }
    // Not in an initial value.
    if let variable = member.as(VariableDeclSyntax.self) {
      guard variable.bindings.contains(where: { $0.isComputed }) else { return nil }
      returnsValue = true
    } else if let function = member.as(FunctionDeclSyntax.self) {
      returnsValue = function.signature.returnClause != nil
    } else {
      return nil
    }
    statements = outermost
    self.member = Syntax(member)
  }

  /// Whether statements go to a result builder, so that an additional declaration changes nothing.
  func isBuilder(_ index: TypeIndex) -> Bool {
    let attributes =
      member.as(VariableDeclSyntax.self)?.attributes
      ?? member.as(FunctionDeclSyntax.self)?.attributes
    if attributes?.wrappers.contains(where: { $0.name.hasSuffix("Builder") }) == true {
      return true
    }
    let name =
      member.as(VariableDeclSyntax.self)?.bindings.first?.name
      ?? member.as(FunctionDeclSyntax.self)?.name.name
    guard name == "body" else { return false }
    return index.enclosingType(of: member)?.inherits([
      "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
      "CustomizableToolbarContent", "TableRowContent", "Widget",
    ]) == true
  }
}
