import SourceModel

/// `state-default-and-init`: a `@State` with a default that an initialiser assigns.
struct StateDefaultAndInitRule: Rule {
  let id = "state-default-and-init"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a @State with a default that init assigns", ja: "初期値があるのに init で代入される @State"),
      reason: LocalizedText(
        """
        A '@State' that has a default is complete before the body of 'init' runs. An assignment there \
        is a write to a state that is on no screen yet, and is lost: the view starts with the default. \
        From Swift 6.4 on it is an error.
        """,
        ja: """
          初期値を持つ '@State' は init の本体が動く前に完成しています。そこでの代入はまだ画面にない状態への\
          書き込みであり、失われて、View は初期値で始まります。Swift 6.4 からはエラーになります。
          """),
      exceptions: LocalizedText(
        "'_x = State(initialValue:)' replaces the default and is left alone.",
        ja: "'_x = State(initialValue:)' は初期値を置き換えるので対象外です。"),
      fix: LocalizedText(
        """
        Writes '_x = State(initialValue:)', and takes the default away where the type is written. \
        Unsafe: the view starts with the other value from then on.
        """,
        ja: "'_x = State(initialValue:)' に書き換え、型が書かれていれば初期値を取り除きます。開始時の値が変わるため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type in
      type.declaration.properties.flatMap { property -> [Finding] in
        // An optional variable without a value starts as nil.
        guard property.attribute("State") != nil,
          property.startsByItself
        else { return [] }
        return type.initializers.flatMap { findings(property, in: $0, of: type) }
      }
    }
  }

  private func findings(
    _ property: PropertyDeclaration, in initializer: FunctionDeclaration, of type: NominalType
  ) -> [Finding] {
    guard let body = initializer.body else { return [] }
    let uses = PropertyUses(of: property.name, in: [body])
    return uses.writes.compactMap { use in
      guard use.whole == use.node, let assignment = use.node.parent,
        assignment.kind == .assignment, assignment.detail == "=",
        assignment.enclosingCode == initializer.node,
        let value = assignment.assignedValue,
        // 'choice = nil' loses nothing.
        property.initialValue != nil || value.kind != .nilLiteral
      else { return nil }
      let name = property.name
      var edits: [Edit] = [
        .replace(assignment, with: "_\(name) = State(initialValue: \(value.text))")
      ]
      // The default is removed if there is a type annotation and the assignment is always executed.
      if property.typeNode != nil, type.initializers.count == 1, assignment.parent == body,
        !needsSelf(value, of: type),
        let standard = property.binding.child(.initializer), let written = property.typeNode
      {
        edits.append(.delete(SourceRange(written.range.end, standard.range.end), in: body.tree))
      }
      return Finding(
        self, at: assignment,
        message: property.initialValue != nil
          ? LocalizedText(
            "This assignment is lost: '\(name)' has a default, and the view starts with that.",
            ja: "この代入は失われます。'\(name)' には初期値があり、View はそれで始まります。")
          : LocalizedText(
            "This assignment is lost: '\(name)' is optional, and the view starts with nil.",
            ja: "この代入は失われます。'\(name)' は Optional なので、View は nil で始まります。"),
        advice: property.initialValue != nil
          ? LocalizedText(
            "Write '_\(name) = State(initialValue: …)', and drop the default.",
            ja: "'_\(name) = State(initialValue: …)' と書き、初期値を取り除いてください。")
          : LocalizedText(
            "Write '_\(name) = State(initialValue: …)'.",
            ja: "'_\(name) = State(initialValue: …)' と書いてください。"),
        fixes: [
          Fix(
            LocalizedText("Set the state's first value", ja: "状態の最初の値を設定する"),
            safety: .unsafe, edits: edits)
        ])
    }
  }

  /// Whether the value uses the view itself, which must be fully initialised by then.
  private func needsSelf(_ value: SourceNode, of type: NominalType) -> Bool {
    ([value] + Array(value.descendants)).contains { node in
      node.kind == .identifier
        && (node.name == "self"
          || type.property(node.name) != nil && !LocalNames.hide(node.name, at: node)
          || !type.functions(node.name).isEmpty)
    }
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Detail: View {
        @State private var choice: Int?
        init(choice: Int) {
          self.choice = choice // here
        }
        var body: some View { Button("\\(choice ?? 0)") { choice = 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        struct Detail: View {
          @State private var choice: Int?
          init(choice: Int) {
            _choice = State(initialValue: choice) // here
          }
          var body: some View { Button("\\(choice ?? 0)") { choice = 1 } }
        }
        """),
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count: Int = 0
        init(start: Int) {
          self.count = start // here
        }
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      fixed: """
        import SwiftUI

        struct Counter: View {
          @State private var count: Int
          init(start: Int) {
            _count = State(initialValue: start) // here
          }
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        """),
    .right(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count: Int
        init(start: Int) {
          _count = State(initialValue: start)
        }
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """),
  ]
}
