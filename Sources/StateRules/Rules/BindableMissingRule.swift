import SourceModel

/// `bindable-missing`: `$model.name` on an `@Observable` object without a wrapper that provides
/// bindings.
struct BindableMissingRule: Rule {
  let id = "bindable-missing"
  let severity = Severity.error

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a binding of an @Observable object without @Bindable",
        ja: "@Bindable のない @Observable オブジェクトの Binding"),
      reason: LocalizedText(
        """
        '$model.name' is a binding only where a wrapper makes it. A plain property that holds an \
        '@Observable' object has none, and neither has '@Environment(Model.self)': the compiler says \
        "Cannot find '$model' in scope". '@Bindable' makes bindings to the properties of an object \
        that somebody else owns.
        """,
        ja: """
          '$model.name' はラッパーがある場合にだけ Binding になります。'@Observable' オブジェクトの普通のプロパティ\
          にも '@Environment(Model.self)' にもそれはなく、コンパイラは "Cannot find '$model' in scope" と言います。\
          他が所有するオブジェクトのプロパティへの Binding は '@Bindable' が作ります。
          """),
      exceptions: LocalizedText(
        "Objects of which it is not known that they are '@Observable' are left alone.",
        ja: "'@Observable' かどうか分からないオブジェクトは対象外です。"),
      fix: LocalizedText(
        """
        Writes '@Bindable var' before a property, and '@Bindable var model = model' at the beginning \
        of a body for an object of the environment. Safe, as the source does not compile before.
        """,
        ja: """
          プロパティには '@Bindable var' を、環境のオブジェクトには body の先頭に '@Bindable var model = model' を\
          書きます。元はコンパイルできないので安全です。
          """))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.flatMap { property -> [Finding] in
        guard property.isStored, !property.isStatic, property.unknownAttributes.isEmpty,
          let model = model(of: property, in: project), project.isObservable(model).isYes
        else { return [] }
        let uses = PropertyUses(of: property, in: type).projections.filter {
          $0.node.tree === file.tree && $0.whole != $0.node
            && !LocalNames.hide(property.name, at: $0.node)
        }
        // One wrapper fixes all of them.
        return uses.enumerated().map { index, use in
          finding(
            use.node, property, model,
            fix: index == 0 ? fix(property, at: use.node) : nil)
        }
      }
    }
  }

  /// The type of a plain property, or of `@Environment(Model.self)`.
  private func model(of property: PropertyDeclaration, in project: Project) -> NominalType? {
    guard let wrapper = property.wrapper else { return project.type(of: property) }
    guard wrapper.name == "Environment", let value = wrapper.arguments.first?.value,
      let path = value.namePath, path.count == 2, path[1] == "self"
    else { return nil }
    return project.type(named: path[0], from: wrapper.node)
  }

  private func finding(
    _ node: SourceNode, _ property: PropertyDeclaration, _ model: NominalType, fix: Fix?
  ) -> Finding {
    let name = property.name
    let isFromEnvironment = property.wrapper != nil
    return Finding(
      self, at: node,
      message: LocalizedText(
        "There is no '$\(name)': '\(model.name)' is '@Observable', and nothing makes its bindings here.",
        ja: "'$\(name)' はありません。'\(model.name)' は '@Observable' で、ここに Binding を作るものがありません。"),
      advice: isFromEnvironment
        ? LocalizedText(
          "Write '@Bindable var \(name) = \(name)' at the beginning of the body.",
          ja: "body の先頭に '@Bindable var \(name) = \(name)' と書いてください。")
        : LocalizedText(
          "Make it '@Bindable var \(name)'.", ja: "'@Bindable var \(name)' にしてください。"),
      fixes: fix.map { [$0] } ?? [],
      related: [
        Finding.Related(property.binding, LocalizedText("It is declared here.", ja: "ここで宣言されています。"))
      ])
  }

  private func fix(_ property: PropertyDeclaration, at use: SourceNode) -> Fix? {
    let tree = property.node.tree
    if property.wrapper == nil {
      guard tree === use.tree else { return nil }
      return .replaceKeyword(
        of: property, with: "@Bindable var",
        title: LocalizedText("Make it '@Bindable var'", ja: "'@Bindable var' にする"), safety: .safe)
    }
    guard
      let code = use.ancestor(where: { $0.kind == .accessors && $0.parent?.name == "body" }),
      let first = code.firstChild, first.kind != .accessor
    else { return nil }
    let text = tree.text
    let line = text.rangeOfLine(text.line(of: first.range.start))
    let before = line.map { text[SourceRange($0.start, first.range.start)] } ?? ""
    let isAlone = before.allSatisfy { $0 == " " || $0 == "\t" }
    return Fix(
      LocalizedText("Make its bindings in the body", ja: "body で Binding を作る"), safety: .safe,
      edits: [
        .insert(
          "@Bindable var \(property.name) = \(property.name)" + (isAlone ? "\n" + before : "; "),
          at: first.range.start, in: tree)
      ])
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      @Observable final class Draft {
        var title = ""
        var text = ""
      }

      struct DraftView: View {
        let draft: Draft
        var body: some View {
          TextField("Title", text: $draft.title) // here
          TextField("Text", text: $draft.text) // here
        }
      }
      """,
      fixed: """
        import SwiftUI

        @Observable final class Draft {
          var title = ""
          var text = ""
        }

        struct DraftView: View {
          @Bindable var draft: Draft
          var body: some View {
            TextField("Title", text: $draft.title) // here
            TextField("Text", text: $draft.text) // here
          }
        }
        """),
    .wrong(
      """
      import SwiftUI

      @Observable final class Draft { var text = "" }

      struct DraftView: View {
        @Environment(Draft.self) private var draft
        var body: some View {
          TextField("Text", text: $draft.text) // here
        }
      }
      """,
      fixed: """
        import SwiftUI

        @Observable final class Draft { var text = "" }

        struct DraftView: View {
          @Environment(Draft.self) private var draft
          var body: some View {
            @Bindable var draft = draft
            TextField("Text", text: $draft.text) // here
          }
        }
        """, isShown: false),
    .wrong(
      """
      import SwiftUI

      @Observable final class Draft { var text = "" }

      struct DraftView: View {
        let draft: Draft, number: Int
        var body: some View { TextField("Text \\(number)", text: $draft.text) } // here
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @Observable final class Draft { var text = "" }

      struct Editor: View {
        let draft: Draft
        @Binding var all: [Draft]
        var body: some View {
          Field(draft: draft)
          ForEach($all) { $draft in TextField("Text", text: $draft.text) }
        }

        struct Field: View {
          @Bindable var draft: Draft
          var body: some View { TextField("Text", text: $draft.text) }
        }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      @Observable final class Draft { var text = "" }

      struct Owner: View {
        @State private var draft = Draft()
        var body: some View { TextField("Text", text: $draft.text) }
      }

      struct DraftView: View {
        @Bindable var draft: Draft
        var body: some View { TextField("Text", text: $draft.text) }
      }

      struct OfEnvironment: View {
        @Environment(Draft.self) private var draft
        let drafts: [Draft]
        var body: some View {
          @Bindable var draft = draft
          TextField("Text", text: $draft.text)
          ForEach(drafts.indices, id: \\.self) { index in
            @Bindable var draft = drafts[index]
            TextField("Text", text: $draft.text)
          }
        }
      }
      """),
  ]
}
