import SwiftSyntax

/// A use of `$x`.
struct Projection {
  let node: DeclReferenceExprSyntax
  let file: ParsedFile

  private var whole: Syntax {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return Syntax(member)
    }
    return Syntax(node)
  }

  /// Whether it is `$x.y` and not just `$x`.
  var isFollowedByMember: Bool {
    whole.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(whole)?.id
      && whole.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// The `self.` before it.
  var receiver: Range<Int>? {
    guard whole.id != Syntax(node).id else { return nil }
    return whole.contentRange.lowerBound..<node.contentRange.lowerBound
  }
}
