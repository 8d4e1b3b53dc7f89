import SwiftSyntax

/// The types that `@Entry` extends, each with the protocol that its keys adopt.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The container named by an extension: `EnvironmentValues` or `SwiftUI.EnvironmentValues`.
  init?(extending scope: ExtensionDeclSyntax) {
    let type = scope.extendedType
    let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
    guard let name, let container = EntryContainer(rawValue: name.text) else { return nil }
    self = container
  }

  /// The protocol of the generated key.
  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }

  /// The names in the form of a list in a sentence.
  static var list: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or \(focused.rawValue)"
  }
}
