import SourceModel

/// `any-view`: `AnyView` around the rows of a list.
struct AnyViewRule: Rule {
  let id = "any-view"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("AnyView in a loop", ja: "ループの中の AnyView"),
      reason: LocalizedText(
        """
        'AnyView' hides the type of what it holds. Where the type inside changes, the row is removed \
        and a new one inserted: its state is lost. And a list cannot tell how many rows an element \
        makes without making all of them.
        """,
        ja: """
          'AnyView' は中身の型を隠します。中の型が変わると行は取り除かれて新しい行が入り、状態が失われます。\
          リストも、全ての行を作らなければ要素が何行になるか分かりません。
          """),
      exceptions: LocalizedText(
        "'AnyView' outside of loops is left alone.", ja: "ループの外の 'AnyView' は対象外です。"),
      fix: LocalizedText(
        "Takes 'AnyView' away where it holds one expression in a builder. Unsafe: the row's identity changes.",
        ja: "ビルダーの中で一つの式を包むだけなら 'AnyView' を取り除きます。行の同一性が変わるため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return project.calls(named: "AnyView", in: file).compactMap { call in
      guard call.callee?.kind == .identifier, !Previews.contain(call),
        let closure = row(around: call) ?? rowCalling(call, in: project)
      else { return nil }
      return Finding(
        self, at: call,
        message: LocalizedText(
          "'AnyView' hides what this row is: where its type changes, the row's state is lost.",
          ja: "'AnyView' は行の型を隠します。型が変わると行の状態が失われます。"),
        advice: LocalizedText(
          "Use 'if' and 'switch' in the builder, or a view of its own.",
          ja: "ビルダーの中で 'if' や 'switch' を使うか、独立した View にしてください。"),
        fixes: fix(call, in: closure))
    }
  }

  private func fix(_ call: SourceNode, in closure: SourceNode) -> [Fix] {
    let arguments = call.arguments
    guard arguments.count == 1, let argument = arguments.first, argument.name.isEmpty,
      !argument.flags.contains(.trailing), let value = argument.value,
      call.parent == closure || call.parent?.kind == .block,
      closure.children(.controlTransfer).isEmpty
    else { return [] }
    return [
      Fix(
        LocalizedText("Take 'AnyView' away", ja: "'AnyView' を取り除く"), safety: .unsafe,
        edits: [
          .delete(SourceRange(call.range.start, value.range.start), in: call.tree),
          .delete(SourceRange(value.range.end, call.range.end), in: call.tree),
        ])
    ]
  }

  /// The row that calls the enclosing function, whose several results include this view.
  private func rowCalling(_ call: SourceNode, in project: Project) -> SourceNode? {
    guard let code = call.enclosingCode, code.kind == .functionDeclaration,
      code.child(.returnType)?.firstChild?.nominalName == "AnyView",
      let type = code.enclosingTypeNode
    else { return nil }
    let erased = code.descendants.filter { $0.kind == .call && $0.calledName == "AnyView" }
    guard erased.count > 1, erased.first == call else { return nil }
    return type.descendants.lazy
      .filter { $0.kind == .call && $0.callee?.namePath == [code.name] && !$0.isInside(code) }
      .compactMap { row(around: $0) }.first
  }

  /// The closure that creates a loop's rows.
  private func row(around call: SourceNode) -> SourceNode? {
    for ancestor in call.ancestors {
      if ancestor.kind.isTypeDeclaration || ancestor.kind == .functionDeclaration { return nil }
      guard ancestor.kind == .closure else { continue }
      guard let outer = BodyCode.callTaking(ancestor), BodyCode.isContainer(outer, ancestor) else {
        return nil
      }
      let name = outer.calledName ?? ""
      if name == "ForEach" || name == "List" && takesElement(ancestor) { return ancestor }
    }
    return nil
  }

  /// Whether a closure is called for each element: `{ item in }`, or with `$0`.
  private func takesElement(_ closure: SourceNode) -> Bool {
    !closure.children(.parameter).isEmpty
      || closure.descendants.contains {
        $0.kind == .identifier && $0.name == "$0" && $0.enclosingCode == closure
      }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Rows: View {
        let items: [Item]
        var body: some View {
          List(items) { row($0) }
          List { row(items[0]) }
          List {
            header(true)
            Button("Clear") { items.removeAll { $0.isOpen } }
          }
        }
        private func row(_ item: Item) -> AnyView {
          if item.isOpen { return AnyView(OpenRow(item: item)) } // here
          return AnyView(ClosedRow(item: item))
        }
        private func header(_ isBig: Bool) -> AnyView {
          isBig ? AnyView(Text("Items").font(.title)) : AnyView(EmptyView())
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Rows: View {
        let items: [Item]
        var body: some View {
          ForEach(items) { item in row(item).padding() }
          header(true)
        }
        private func row(_ item: Item) -> AnyView {
          if item.isOpen { return AnyView(OpenRow(item: item)) } // here
          return AnyView(ClosedRow(item: item))
        }
        private func header(_ isBig: Bool) -> AnyView {
          isBig ? AnyView(Text("Items").font(.title)) : AnyView(EmptyView())
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Rows: View {
        let items: [Item]
        var body: some View {
          ForEach(items) { item in
            if item.isOpen {
              AnyView(OpenRow(item: item)) // here
            } else {
              AnyView(ClosedRow(item: item)) // here
            }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct Rows: View {
          let items: [Item]
          var body: some View {
            ForEach(items) { item in
              if item.isOpen {
                OpenRow(item: item) // here
              } else {
                ClosedRow(item: item) // here
              }
            }
          }
        }
        """),
    .right(
      """
      import SwiftUI

      struct Rows: View {
        let items: [Item]
        let footer: AnyView
        var body: some View {
          ForEach(items) { item in
            if item.isOpen {
              OpenRow(item: item)
            } else {
              ClosedRow(item: item)
            }
          }
          AnyView(footer)
        }
      }
      """),
  ]
}
