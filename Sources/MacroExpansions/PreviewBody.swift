import SwiftSyntax

/// The closure of a `#Preview`, with its `@Previewable` variables separated from the rest.
struct PreviewBody {
  /// The variables under `@Previewable`, without that attribute.
  let properties: [VariableDeclSyntax]
  /// Everything else, in order: the body of the generated view.
  let statements: CodeBlockItemListSyntax

  init(_ closure: ClosureExprSyntax) {
    var properties: [VariableDeclSyntax] = []
    statements = closure.statements.filter { item in
      guard let variable = item.item.as(VariableDeclSyntax.self),
        let property = variable.removingPreviewable
      else { return true }
      properties.append(property)
      return false
    }
    self.properties = properties
  }
}

extension AttributeListSyntax.Element {
  /// Whether this is `@Previewable`, or `@SwiftUI.Previewable`.
  fileprivate var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    let name = attribute.attributeName
    return (name.as(MemberTypeSyntax.self)?.name ?? name.as(IdentifierTypeSyntax.self)?.name)?.text
      == "Previewable"
  }
}

extension VariableDeclSyntax {
  fileprivate var removingPreviewable: VariableDeclSyntax? {
    guard attributes.contains(where: \.isPreviewable) else { return nil }
    var property = self
    property.attributes = attributes.filter { !$0.isPreviewable }
    return property.trimmed
  }
}
