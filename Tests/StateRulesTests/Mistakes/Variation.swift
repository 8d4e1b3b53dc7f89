import SourceModel
import SourceRewriting

/// Another way to write the same program: it has the same mistakes.
enum Variation: String, CaseIterable {
  /// Each body is inside of containers, as most are.
  case inContainers
  /// The types are members of another type.
  case nested
  /// All declarations are under a condition.
  case conditional
  /// Each declaration has a file of its own.
  case filePerDeclaration
  /// The declarations are in the reverse order.
  case reversed
  /// Bodies are in extensions.
  case bodyInExtension
  /// Bodies say `return`.
  case explicitReturn
  /// Bodies consist of other properties, one for each.
  case bodyInProperty
  /// Properties are named with `self`.
  case explicitSelf
  /// Actions are methods of the view.
  case actionsAsMethods
  /// Lines end as on Windows.
  case windowsLines

  /// Whether each line stays at its number.
  var keepsLines: Bool {
    [.inContainers, .explicitReturn, .explicitSelf, .windowsLines].contains(self)
  }

  /// The files of the program written this way; nil if it cannot be written this way.
  func files(of source: String) throws -> [String]? {
    let file = SourceFile(path: "Example.swift", text: source)
    switch self {
    case .inContainers:
      return try edited(file) { body in
        // A builder takes no 'return'.
        guard !body.content.contains("return") else { return nil }
        return "{ NavigationStack { VStack {\(body.content)} } }"
      }
    case .explicitReturn:
      return try edited(file) { body in
        guard Array(body.accessors.children).count == 1, let only = body.accessors.firstChild,
          [.call, .identifier, .memberAccess].contains(only.kind)
        else { return nil }
        let before = file.text[SourceRange(body.inner.start, only.range.start)]
        return "{\(before)return \(file.text[SourceRange(only.range.start, body.inner.end)])}"
      }
    case .bodyInProperty:
      return try edited(file) { body in
        guard Array(body.accessors.children).count == 1, !body.content.contains("return") else {
          return nil
        }
        return
          "{ mainContent }\n  @ViewBuilder private var mainContent: some View {\(body.content)}"
      }
    case .explicitSelf:
      var edits = FileEdits()
      var places: Set<Int> = []
      let project = Project(files: [file])
      for type in project.views(in: file) + project.classes(in: file) {
        for property in type.properties where !property.isStatic {
          for use in PropertyUses(of: property, in: type).all where use.node.kind == .identifier {
            let isCode = use.node.ancestors.contains {
              [.closure, .accessors, .functionDeclaration, .initializerDeclaration].contains(
                $0.kind)
            }
            let isLocal =
              use.node.name != property.name && LocalNames.hide(property.name, at: use.node)
            guard isCode, !isLocal, !use.node.flags.contains(.onSelf),
              places.insert(use.node.range.start).inserted
            else { continue }
            edits.add(.insert("self.", at: use.node.range.start, in: file.tree))
          }
        }
      }
      return places.isEmpty ? nil : [try applied(edits, file)]
    case .actionsAsMethods:
      var edits = FileEdits()
      var count = 0
      for type in file.types {
        guard let body = type.properties.first(where: { $0.name == "body" }), body.isComputed
        else { continue }
        var methods = ""
        for call in body.node.descendants where call.kind == .call {
          guard ["Button", "onAppear", "onTapGesture"].contains(call.calledName ?? ""),
            call.closureArguments.count == 1, let action = call.closureArguments.first,
            action.firstChild != nil, action.children(.parameter).isEmpty,
            !action.descendants.contains(where: {
              $0.kind == .identifier
                && ($0.name.hasPrefix("$") && $0.name.dropFirst().first?.isNumber == true
                  || LocalNames.declaration(of: $0.name, at: $0).map { !$0.isInside(action) }
                    == true)
            })
          else { continue }
          count += 1
          edits.add(.replace(action, with: "{ act\(count)() }"))
          methods += "\n  private func act\(count)() \(action.text)"
        }
        edits.add(.insert(methods, at: body.node.range.end, in: file.tree))
      }
      return count == 0 ? nil : [try applied(edits, file)]
    case .windowsLines:
      return [
        source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      ]
    case .nested:
      guard let (imports, rest) = parts(of: file), rest.allSatisfy(\.kind.isTypeDeclaration),
        rest.allSatisfy({ $0.kind != .protocolDeclaration })
      else { return nil }
      return [imports + "enum Space {\n" + rest.map(text).joined(separator: "\n") + "\n}\n"]
    case .conditional:
      guard let (imports, rest) = parts(of: file) else { return nil }
      return [imports + "#if os(iOS)\n" + rest.map(text).joined(separator: "\n") + "\n#endif\n"]
    case .filePerDeclaration:
      guard let (imports, rest) = parts(of: file), rest.count > 1,
        rest.allSatisfy({ !$0.text.contains("private") && !$0.text.contains("fileprivate") })
      else { return nil }
      return rest.map { imports + text(of: $0) }
    case .reversed:
      guard let (imports, rest) = parts(of: file), rest.count > 1 else { return nil }
      return [imports + rest.reversed().map(text).joined(separator: "\n") + "\n"]
    case .bodyInExtension:
      var edits = FileEdits()
      var extensions = ""
      for type in file.types {
        guard type.node.parent?.kind == .file,
          let body = type.properties.first(where: { $0.name == "body" }), body.isComputed,
          !type.node.text.contains("private")
        else { continue }
        edits.add(.replace(body.node, with: ""))
        extensions += "\nextension \(type.name) {\n  \(body.node.text)\n}\n"
      }
      guard !extensions.isEmpty else { return nil }
      return [try applied(edits, file) + extensions]
    }
  }

  private static let declarations: Set<SourceNodeKind> = [
    .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
    .protocolDeclaration, .extensionDeclaration, .functionDeclaration, .variableDeclaration,
    .typealiasDeclaration,
  ]

  private struct Body {
    let accessors: SourceNode
    /// What is between the braces.
    let inner: SourceRange
    let content: String
  }

  /// The file with the braces of each body replaced; nil if one body has no replacement.
  private func edited(_ file: SourceFile, _ replacement: (Body) -> String?) throws -> [String]? {
    var edits = FileEdits()
    var count = 0
    for type in file.types {
      for property in type.properties where property.name == "body" {
        guard property.typeNode?.text == "some View", let braces = property.getter,
          braces.text.hasPrefix("{"), braces.text.hasSuffix("}")
        else { continue }
        let inner = SourceRange(braces.range.start + 1, braces.range.end - 1)
        let body = Body(accessors: braces, inner: inner, content: file.text[inner])
        guard let new = replacement(body) else { return nil }
        edits.add(.replace(braces, with: new))
        count += 1
      }
    }
    return count == 0 ? nil : [try applied(edits, file)]
  }

  private func applied(_ edits: FileEdits, _ file: SourceFile) throws -> String {
    String(decoding: try edits.applied(to: file.text.bytes), as: UTF8.self)
  }

  /// The imports, and the other declarations.
  private func parts(of file: SourceFile) -> (String, [SourceNode])? {
    let all = file.tree.root.children
    let rest = all.filter { $0.kind != .importDeclaration }
    guard !rest.isEmpty, rest.allSatisfy({ Self.declarations.contains($0.kind) }) else {
      return nil
    }
    return (
      all.filter { $0.kind == .importDeclaration }.map { $0.text + "\n" }.joined(), rest
    )
  }

  /// A declaration with the comments before it and at its end.
  private func text(of declaration: SourceNode) -> String {
    let text = declaration.tree.text
    let first = text.line(of: declaration.range.start)
    var start = first
    while start > 1, let range = text.rangeOfLine(start - 1),
      text[range].drop(while: { $0 == " " }).hasPrefix("//")
    {
      start -= 1
    }
    let from = text.rangeOfLine(start)?.start ?? declaration.range.start
    let to =
      text.rangeOfLine(text.line(of: declaration.range.end - 1))?.end ?? declaration.range.end
    return text[SourceRange(min(from, declaration.range.start), max(to, declaration.range.end))]
  }
}
