import SwiftSyntax

/// The source of the code that a running program takes over from one file.
struct PatchSource {
  let text: String

  init(
    _ comparison: FileComparison, _ file: SourceDeclarations, file path: String, module: String,
    number: Int
  ) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var parts = ["@_private(sourceFile: \"\(name)\") import \(module)"]
    parts += file.imports.filter { !$0.hasSuffix("import \(module)") }
    for type in comparison.newTypes {
      if let declaration = file.types[type] {
        parts.append(Self.place(declaration, file, path) + declaration.trimmedDescription)
      }
    }
    for member in comparison.replaced {
      parts.append(Self.member(member, file, path, replacement: number))
    }
    for member in comparison.added {
      parts.append(Self.member(member, file, path, replacement: nil))
    }
    text = parts.joined(separator: "\n") + "\n"
  }

  private static func member(
    _ member: SourceDeclarations.Member, _ file: SourceDeclarations, _ path: String,
    replacement number: Int?
  ) -> String {
    var declaration = member.declaration
    var attributes = builder(of: member)
    if let number {
      declaration = renamed(declaration, number)
      attributes += "@_dynamicReplacement(for: \(member.name)) "
    }
    declaration = withoutModifiers(declaration)
    let text = place(member.declaration, file, path) + attributes + declaration.trimmedDescription
    return member.owner.map { "extension \($0) {\n\(text)\n}" } ?? text
  }

  /// Diagnostics are reported for the original file.
  private static func place(
    _ declaration: DeclSyntax, _ file: SourceDeclarations, _ path: String
  ) -> String {
    let line = declaration.startLocation(converter: file.converter).line
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
  }

  /// A requirement's result builder comes from the protocol, which a replacement does not inherit.
  private static func builder(of member: SourceDeclarations.Member) -> String {
    let isRequirement = ["body", "body(content:)", "makeBody(configuration:)", "previews"]
      .contains(member.name)
    guard isRequirement, !member.signature.contains("Builder") else { return "" }
    return member.signature.hasSuffix("some View") ? "@ViewBuilder " : ""
  }

  private static func renamed(_ declaration: DeclSyntax, _ number: Int) -> DeclSyntax {
    func name(_ token: TokenSyntax) -> TokenSyntax {
      let bare = token.text.filter { $0 != "`" }
      return token.with(\.tokenKind, .identifier("\(bare)_live\(number)"))
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return DeclSyntax(function.with(\.name, name(function.name)))
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      var binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return declaration }
    binding.pattern = PatternSyntax(pattern.with(\.identifier, name(pattern.identifier)))
    return DeclSyntax(variable.with(\.bindings, [binding]))
  }

  /// Access levels do not matter, and a replacement overrides nothing.
  private static func withoutModifiers(_ declaration: DeclSyntax) -> DeclSyntax {
    let dropped: Set<String> = [
      "private", "fileprivate", "internal", "public", "open", "package", "override", "final",
      "dynamic",
    ]
    // The text between the attributes and a removed modifier, usually a line ending, stays where it
    // was.
    func kept<D: DeclSyntaxProtocol & WithModifiersSyntax>(
      _ declaration: D, before keyword: WritableKeyPath<D, TokenSyntax>
    ) -> DeclSyntax {
      let former = declaration.modifiers
      let between = former.first?.leadingTrivia ?? declaration[keyPath: keyword].leadingTrivia
      var declaration = declaration
      declaration.modifiers = former.filter { !dropped.contains($0.name.text) }
      if declaration.modifiers.isEmpty {
        declaration[keyPath: keyword].leadingTrivia = between
      } else {
        declaration.modifiers.leadingTrivia = between
      }
      return DeclSyntax(declaration)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return kept(function, before: \.funcKeyword)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return kept(variable, before: \.bindingSpecifier)
    }
    return declaration
  }
}
