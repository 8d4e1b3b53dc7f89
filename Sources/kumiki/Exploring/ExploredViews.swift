import Foundation
import SourceModel

/// The views of a program that can be shown separately: those that are created without arguments. A
/// preview is generated for each, so that they are explored in addition to the app.
enum ExploredViews {
  static let fileName = "ExploredViews.swift"

  /// More than these take longer than they are worth.
  private static let limit = 40

  /// A source with a preview for each view, or nil if there are none.
  static func source(_ project: Project) -> String? {
    let names = names(in: project)
    guard !names.isEmpty else { return nil }
    let previews = names.map { "#Preview(\"\($0) by itself\") { \($0)() }" }
    return "import SwiftUI\n\n" + previews.joined(separator: "\n") + "\n"
  }

  static func names(in project: Project) -> [String] {
    var counts: [String: Int] = [:]
    for type in project.types { counts[type.name, default: 0] += 1 }
    let names = project.types.filter { type in
      counts[type.name] == 1 && project.isView(type).isYes && canBeMade(type, in: project)
    }
    .map(\.name).filter { !$0.contains("Preview") }
    return Array(names.sorted().prefix(limit))
  }

  private static func canBeMade(_ type: NominalType, in project: Project) -> Bool {
    let declaration = type.declaration
    guard declaration.kind == .structDeclaration, declaration.qualifiedName == declaration.name,
      declaration.node.ancestors.allSatisfy({ !$0.kind.isTypeDeclaration && $0.kind != .closure }),
      declaration.genericParameters.isEmpty, !declaration.has("private"),
      !declaration.has("fileprivate")
    else { return false }
    if !type.initializers.isEmpty {
      return type.initializers.contains { initializer in
        initializer.parameters.allSatisfy { $0.defaultValue != nil } && !initializer.has("private")
      } && type.storedProperties.allSatisfy { !isGivenByEnvironment($0) }
    }
    return type.storedProperties.allSatisfy { isSetByItself($0) && !isGivenByEnvironment($0) }
  }

  /// Wrappers that need no initial value.
  private static let selfSufficient: Set<String> = [
    "Environment", "FocusState", "Namespace", "FocusedValue", "AccessibilityFocusState",
  ]

  private static func isSetByItself(_ property: PropertyDeclaration) -> Bool {
    if property.initialValue != nil { return true }
    if let wrapper = property.wrapper, selfSufficient.contains(wrapper.name) { return true }
    let isOptional = property.typeNode?.kind == .optionalType
    return isOptional && !property.isLet && (property.wrapper.map { $0.name == "State" } ?? true)
  }

  /// Whether an ancestor has to provide the object: without it the program crashes.
  private static func isGivenByEnvironment(_ property: PropertyDeclaration) -> Bool {
    guard let wrapper = property.wrapper else { return false }
    if wrapper.name == "EnvironmentObject" { return true }
    guard wrapper.name == "Environment" else { return false }
    return property.node.text.contains(".self)")
  }
}
