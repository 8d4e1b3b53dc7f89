import SourceModel

/// `write-in-body`: a state that is written while a body runs.
struct WriteInBodyRule: Rule {
  let id = "write-in-body"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText("a state written while a body runs", ja: "body の実行中に書かれる状態"),
      reason: LocalizedText(
        """
        A body says what is shown for a state; it runs as often as SwiftUI likes. Writing a state \
        there asks for another run from within the run: "Modifying state during view update, this will \
        cause undefined behavior".
        """,
        ja: """
          body は状態に対して何を表示するかを述べるもので、SwiftUI が好きな回数だけ実行します。そこで状態を書く\
          と、実行中に次の実行を求めることになります("Modifying state during view update, this will cause \
          undefined behavior")。
          """),
      exceptions: LocalizedText(
        "Actions, 'onAppear', 'onChange' and 'task' are where writes belong, and left alone.",
        ja: "アクション、'onAppear'、'onChange'、'task' は書き込む場所なので対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type -> [Finding] in
      var found: [Finding] = []
      for property in type.declaration.properties where isState(property) {
        for write in PropertyUses(of: property, in: type).writes
        where write.node.tree === file.tree {
          if BodyCode.isInBody(write.node) {
            found.append(finding(write.node, property.name, of: type, by: nil))
          } else if write.whole == write.node,
            let caller = bodyCall(of: write, in: type) ?? bodyRead(of: write, in: type)
          {
            found.append(finding(caller, property.name, of: type, by: write.node))
          }
        }
      }
      return found
    }
  }

  private static let wrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
    "SceneStorage", "FocusState",
  ]

  private func isState(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { Self.wrappers.contains($0.name) }
  }

  /// A place in a body that calls the function which writes at once.
  private func bodyCall(of write: PropertyUses.Use, in type: NominalType) -> SourceNode? {
    guard let code = write.node.enclosingCode, code.kind == .functionDeclaration else { return nil }
    let function = FunctionDeclaration(code)
    guard !function.isAsync, !function.isStatic, type.functions(function.name).count == 1,
      code.enclosingTypeNode == write.node.enclosingTypeNode
    else { return nil }
    for part in type.parts where part.path == code.tree.path {
      for node in part.node.descendants
      where node.kind == .call && node.callee?.name == function.name {
        guard let path = node.callee?.namePath, path.count == 1, BodyCode.isInBody(node),
          !LocalNames.hide(function.name, at: node),
          node.arguments.count
            >= function.parameters.filter({ $0.defaultValue == nil }).count,
          // 'Button("", action: save())' and its like are called by no body.
          !node.isInside(code)
        else { continue }
        return node
      }
    }
    return nil
  }

  /// A place in a body that reads the computed property which writes.
  private func bodyRead(of write: PropertyUses.Use, in type: NominalType) -> SourceNode? {
    guard let code = write.node.enclosingCode, code.kind == .accessors,
      code.enclosingTypeNode == write.node.enclosingTypeNode,
      let property = type.properties.first(where: { $0.accessors == code }),
      let getter = property.getter, !property.isStatic,
      getter == code || write.node.isInside(getter)
    else { return nil }
    for part in type.parts where part.path == code.tree.path {
      for read in PropertyUses(of: property.name, in: [part.node]).reads
      where !read.node.isInside(code) && BodyCode.isInBody(read.node) {
        return read.node
      }
    }
    return nil
  }

  private func finding(
    _ node: SourceNode, _ name: String, of type: NominalType, by write: SourceNode?
  ) -> Finding {
    Finding(
      self, at: node,
      message: LocalizedText(
        "'\(name)' is written while the body of '\(type.name)' runs: that asks for another run from within it.",
        ja: "'\(type.name)' の body の実行中に '\(name)' が書かれます。実行の中から次の実行を求めることになります。"),
      advice: LocalizedText(
        "Write it in an action, in 'onChange' or in a task.",
        ja: "アクション、'onChange'、タスクの中で書いてください。"),
      related: write.map {
        [Finding.Related($0, LocalizedText("It is written here.", ja: "ここで書かれています。"))]
      } ?? [])
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Text("Count")
            .toolbar { Text(next()) } // here
            .overlay { Button("Add") { count += 1 } }
            .sheet(isPresented: .constant(count > 9)) { count = 0 } content: { Text("Ten") }
          Menu("More") { Text("Add") } primaryAction: { count += 1 }
            .onTapGesture { count = 0 }
        }
        private func next() -> String {
          count += 1
          return "\\(count)"
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        @State private var title = ""
        var body: some View {
          let _ = (count += 1) // here
          Text(makeTitle()) // here
        }
        private func makeTitle() -> String {
          title = "Count: \\(count)"
          return title
        }
      }
      """),
    .wrong(
      """
      import SwiftUI

      struct Counter: View {
        @State private var runs = 0
        private var title: String {
          runs += 1
          return "Run \\(runs)"
        }
        var body: some View { Text(title) } // here
      }
      """),
    .right(
      """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
            .onAppear { count = 1 }
            .task { await load() }
          Button("Reset", action: reset)
          Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }))
        }
        private func reset() { count = 0 }
        private func load() async { count = 2 }
      }
      """),
  ]
}
