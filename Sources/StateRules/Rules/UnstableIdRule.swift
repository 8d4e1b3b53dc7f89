import SourceModel

/// `unstable-id`: an identity that differs at each run.
struct UnstableIdRule: Rule {
  let id = "unstable-id"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("an id that is new at each run", ja: "実行のたびに変わる id"),
      reason: LocalizedText(
        """
        SwiftUI keeps a view's state by its identity. An 'id' that is computed as 'UUID()' is another \
        one at each reading, so every run removes all views and inserts new ones: state, focus, \
        scroll position and animations are lost.
        """,
        ja: """
          SwiftUI は同一性によって View の状態を保持します。'UUID()' と計算される 'id' は読むたびに変わるため、\
          実行のたびに全ての View が作り直され、状態、フォーカス、スクロール位置、アニメーションが失われます。
          """),
      exceptions: LocalizedText(
        "A stored 'let id = UUID()' is stable, and right.",
        ja: "保存された 'let id = UUID()' は安定しており、問題ありません。"),
      fix: LocalizedText(
        "Makes a struct's computed id a stored one. Unsafe: it takes part in '==' and in coding.",
        ja: "構造体の計算された id を保存プロパティにします。'==' やコーディングに加わるため安全ではありません。"))
  }

  private static let makers: Set<String> = ["UUID", "random"]

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return modifiers(in: file, project) + computed(in: file, project) + rebuilt(in: file, project)
  }

  // MARK: ForEach(names.map { Row(name: $0) })

  /// Elements that the body recreates, each with a new id.
  private func rebuilt(in file: SourceFile, _ project: Project) -> [Finding] {
    ["ForEach", "List"].flatMap { project.calls(named: $0, in: file) }.compactMap { call in
      guard call.callee?.kind == .identifier, call.argument("id") == nil,
        let data = call.arguments.first, data.name.isEmpty, let value = data.value,
        let element = elementMade(by: value, in: project), makesId(element),
        let row = call.closureArguments.first, mayHoldState(row, in: project),
        BodyCode.isInBody(call), !Previews.contain(call)
      else { return nil }
      return Finding(
        self, at: value,
        message: LocalizedText(
          """
          Each run of the body makes these '\(element.name)' anew, with new ids: every row is \
          another one, and its state is lost.
          """,
          ja: "body が動くたびに '\(element.name)' が新しい id で作り直され、全ての行が別のものになって状態が失われます。"),
        advice: LocalizedText(
          "Make them once and keep them in a state, or take the id from what they are made of.",
          ja: "一度だけ作って状態として持つか、元のデータから id を取ってください。"))
    }
  }

  /// The type of `Row(...)` in `names.map { Row(name: $0) }`, there or in a computed property.
  private func elementMade(by value: SourceNode, in project: Project) -> NominalType? {
    var value = value
    if value.kind == .identifier, !LocalNames.hide(value.name, at: value) {
      guard
        let property = project.enclosingType(of: value)?.property(value.name), !property.isStatic,
        let result = property.soleResult
      else { return nil }
      value = result
    }
    guard value.kind == .call, value.callee?.kind == .memberAccess,
      ["map", "compactMap"].contains(value.calledName ?? ""),
      let closure = value.closureArguments.first
    else { return nil }
    let made = closure.children.filter { $0.kind == .call || $0.kind == .controlTransfer }
    guard made.count == 1, let only = made.first,
      let call = only.kind == .call ? only : only.firstChild, call.kind == .call,
      call.argument("id") == nil, let name = project.typeName(of: call)
    else { return nil }
    return project.type(named: name, from: call)
  }

  /// Whether it has `let id = UUID()`, with no initialiser that might set another value.
  private func makesId(_ type: NominalType) -> Bool {
    type.kind == .structDeclaration && type.initializers.isEmpty
      && type.property("id")?.initialValue.map(isNew) == true
  }

  // MARK: The ids themselves

  /// Checks `.id(UUID())`.
  private func modifiers(in file: SourceFile, _ project: Project) -> [Finding] {
    project.calls(named: "id", in: file).filter { $0.receiver != nil }.compactMap {
      call in
      guard call.arguments.count == 1, let value = call.arguments.first?.value, isNew(value),
        !Previews.contain(call), BodyCode.isInBody(call), !Comments.explain(value),
        call.receiver.map({ mayHoldState($0, in: project) }) == true
      else { return nil }
      return Finding(
        self, at: value,
        message: LocalizedText(
          "This view gets a new identity each time the body runs: its state is lost.",
          ja: "body が動くたびにこの View の同一性が変わり、状態が失われます。"),
        advice: LocalizedText(
          "Use an id that changes only when the view is to begin anew.",
          ja: "View を最初からやり直すときだけ変わる id を使ってください。"))
    }
  }

  /// Views without state to lose; some restart their animation only with a new identity.
  private static let stateless: Set<String> = [
    "Text", "Image", "Label", "Spacer", "Divider", "Color", "ProgressView", "EmptyView",
    "Rectangle",
    "Circle", "Capsule", "RoundedRectangle", "HStack", "VStack", "ZStack", "Group",
  ]

  private func mayHoldState(_ view: SourceNode, in project: Project) -> Bool {
    if Self.stateless.contains(view.chainRoot.name) { return false }
    let all = [view] + Array(view.descendants)
    let made = all.filter {
      $0.kind == .call && $0.callee?.kind == .identifier
        && $0.callee.map { project.isTypeName($0.name) } == true
    }
    return made.isEmpty || made.contains { !Self.stateless.contains($0.calledName ?? "") }
  }

  /// Checks `var id: UUID { UUID() }`.
  private func computed(in file: SourceFile, _ project: Project) -> [Finding] {
    (file.types + file.extensions).flatMap { declaration in
      declaration.properties.compactMap { property in
        guard property.isComputed, !property.isStatic,
          let value = property.soleResult, isNew(value),
          property.name == "id" || isId(property.name, of: declaration.name, in: project)
        else { return nil }
        let isStruct = declaration.kind == .structDeclaration
        return Finding(
          self, at: value,
          message: LocalizedText(
            """
            '\(property.name)' is another one at each reading: lists take every row for a new one.
            """,
            ja: "'\(property.name)' は読むたびに変わり、リストは全ての行を新しいものとみなします。"),
          advice: LocalizedText(
            "Store it: 'let \(property.name) = \(value.text)'.",
            ja: "保存してください:'let \(property.name) = \(value.text)'。"),
          fixes: isStruct && !property.isConditional && property.name == "id"
            ? [storing(property, value)] : [])
      }
    }
  }

  /// Whether rows of this type are known by this property: `ForEach(items, id: \.token)`.
  private func isId(_ name: String, of type: String, in project: Project) -> Bool {
    project.files.contains { file in
      ["ForEach", "List"].flatMap { project.calls(named: $0, in: file) }.contains { call in
        guard let id = call.argument("id"), id.kind == .keyPath, id.name == "." + name,
          let path = call.arguments.first?.value?.namePath, path.count < 3,
          let held = project.enclosingType(of: call)?.property(path[0])
        else { return false }
        let list = path.count == 1 ? held : project.type(of: held)?.property(path[1])
        return list?.typeNode?.kind == .arrayType
          && list?.typeNode?.firstChild?.nominalName == type
      }
    }
  }

  private func storing(_ property: PropertyDeclaration, _ value: SourceNode) -> Fix {
    let tree = property.node.tree
    let keyword = property.node.nameStart
    let end = property.nameRange.end
    return Fix(
      LocalizedText("Store the id", ja: "id を保存する"), safety: .unsafe,
      edits: [
        Edit(path: tree.path, range: SourceRange(keyword, keyword + 3), replacement: "let"),
        Edit(
          path: tree.path, range: SourceRange(end, property.node.range.end),
          replacement: " = \(value.text)"),
      ])
  }

  /// Whether a value differs each time: `UUID()`, `UUID().uuidString`, `Int.random(in:)`.
  private func isNew(_ value: SourceNode) -> Bool {
    switch value.kind {
    case .call:
      guard let callee = value.callee else { return false }
      if callee.kind == .identifier {
        return ["UUID", "Date"].contains(callee.name) && value.arguments.isEmpty
      }
      return callee.kind == .memberAccess && callee.name == "random"
        && callee.firstChild?.name.first?.isUppercase == true
    case .memberAccess:
      if value.text == "Date.now" { return true }
      return value.name == "uuidString" && value.firstChild.map(isNew) == true
    default: return false
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Entry: Identifiable {
        var text: String
        var id: Date { Date.now } // here
      }

      struct Moment: Identifiable {
        let date: Date
        var id: Date { date }
      }
      """,
      fixed: """
        import SwiftUI

        struct Entry: Identifiable {
          var text: String
          let id = Date.now // here
        }

        struct Moment: Identifiable {
          let date: Date
          var id: Date { date }
        }
        """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Item: Identifiable {
        var id: UUID { UUID() } // here
        var title: String
      }
      """,
      fixed: """
        import SwiftUI

        struct Item: Identifiable {
          let id = UUID() // here
          var title: String
        }
        """),
    .wrong(
      """
      struct Page: View {
        var body: some View {
          List { Text("a") }
            .id(UUID()) // here
        }
      }
      """),
    .wrong(
      """
      struct Page: View {
        @State private var text = ""
        var body: some View {
          // BAD: another identity each time.
          TextField("Name", text: $text).id(UUID()) // here
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Item {
        var title = ""
        var token: String { UUID().uuidString } // here
        var secret: String { UUID().uuidString }
      }

      struct Items: View {
        let items: [Item]
        var body: some View { ForEach(items, id: \\.token) { Text($0.title) } }
      }

      struct Request { var token: String { UUID().uuidString } }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Item: Identifiable {
        let id = UUID()
        let title: String
      }

      struct Items: View {
        let titles: [String]
        private var items: [Item] { titles.map { Item(title: $0) } }
        var body: some View {
          ForEach(items) { item in Row(item: item) } // here
        }
      }

      struct Row: View {
        let item: Item
        @State private var isOpen = false
        var body: some View { Toggle(item.title, isOn: $isOpen) }
      }
      """),
    .right(
      """
      struct Page: View {
        var body: some View {
          HStack { ProgressView() }.id(UUID())
          Color.clear.frame(height: 0).id(UUID())
          List { Text("a") }
            // The list keeps its separators otherwise,
            // and its height.
            .id(UUID())
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Item: Identifiable {
        let id = UUID()
        var title: String
      }

      struct Page: View {
        @State private var session = UUID()
        var body: some View {
          Button("Again") { session = UUID() }
          Text("a").id(session)
        }
      }
      """),
  ]
}
