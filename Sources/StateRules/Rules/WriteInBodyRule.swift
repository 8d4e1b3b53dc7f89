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
        cause undefined behavior". What a body gives to a task or to the main queue is no way out: it \
        runs after each run of the body, and asks for the next one.
        """,
        ja: """
          body は状態に対して何を表示するかを述べるもので、SwiftUI が好きな回数だけ実行します。そこで状態を書く\
          と、実行中に次の実行を求めることになります("Modifying state during view update, this will cause \
          undefined behavior")。タスクやメインキューに渡しても逃げ道にはなりません。body のたびに動き、次の実行を\
          求めます。
          """),
      exceptions: LocalizedText(
        "Actions, 'onAppear', 'onChange' and 'task' are where writes belong, and left alone.",
        ja: "アクション、'onAppear'、'onChange'、'task' は書き込む場所なので対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.stateHolders(in: file).flatMap { type -> [Finding] in
      type.declaration.properties.filter(isState).reduce(into: Found()) { found, property in
        for write in writes(of: property, in: type, project)
        where write.node.tree === file.tree {
          add(write, of: property, in: type, to: &found)
        }
      }.findings + modelCalls(in: type, file, project)
    }
  }

  /// The findings in a view, and the calls that were reported already.
  private struct Found {
    var findings: [Finding] = []
    var callers: Set<SourceNode> = []
  }

  private func add(
    _ write: PropertyUses.Use, of property: PropertyDeclaration, in type: NominalType,
    to found: inout Found
  ) {
    if BodyCode.isInBody(write.node) {
      found.findings.append(finding(write.node, property.name, of: type, by: nil))
    } else if let caller = put(off: write) {
      found.findings.append(later(caller, property.name, of: type, write.node))
    } else if write.whole == write.node || write.kind == .call,
      let caller = bodyCall(of: write, in: type) ?? bodyRead(of: write, in: type),
      // A caller of a function is reported once for everything that the function writes.
      found.callers.insert(caller).inserted
    {
      found.findings.append(finding(caller, property.name, of: type, by: write.node))
    }
  }

  // MARK: What writes

  /// Assignments, and methods that mutate a value: `log.append(line)`.
  private func writes(
    of property: PropertyDeclaration, in type: NominalType, _ project: Project
  ) -> [PropertyUses.Use] {
    // A method of an object changes the object, not the property that holds it.
    let isValue =
      project.isReference(property).isNo
      || [.arrayType, .dictionaryType].contains(property.typeNode?.kind)
      || property.initialValue?.kind == .arrayLiteral
    return PropertyUses(of: property, in: type).all.filter { use in
      use.kind == .write
        || isValue && use.kind == .call && use.whole.firstChild == use.node
          && isMutating(use.whole.name, of: property, in: project)
    }
  }

  /// Whether a method changes the value, as its declaration says, or its name if that is unknown.
  private func isMutating(
    _ name: String, of property: PropertyDeclaration, in project: Project
  ) -> Bool {
    let own = project.type(of: property)?.functions(name) ?? []
    return own.isEmpty
      ? MutatingMethods.names.contains(name)
      : own.contains { $0.node.children(.modifier).contains { $0.name == "mutating" } }
  }

  /// The task or the main queue to which a body defers a write.
  private func put(off write: PropertyUses.Use) -> SourceNode? {
    guard write.whole == write.node, let assignment = write.node.parent,
      assignment.kind == .assignment, let closure = assignment.parent, closure.kind == .closure,
      let call = BodyCode.callTaking(closure), BodyCode.isInBody(call)
    else { return nil }
    switch call.calledName {
    case "Task": return call.callee?.kind == .identifier ? call : nil
    case "async", "asyncAfter": return call.receiver?.text == "DispatchQueue.main" ? call : nil
    default: return nil
    }
  }

  /// Finds `model.sort()` in a body, if the method sets a published property right at the start.
  private func modelCalls(
    in type: NominalType, _ file: SourceFile, _ project: Project
  ) -> [Finding] {
    type.properties.flatMap { holder -> [Finding] in
      guard let model = project.type(of: holder),
        SwiftUINames.watchers.contains(holder.wrapper?.name ?? "")
          && project.isWatchedByWrappers(model)
          || project.isObservable(model).isYes
      else { return [] }
      return PropertyUses(of: holder, in: type).calls.compactMap { use in
        guard use.node.tree === file.tree, use.whole.firstChild == use.node,
          BodyCode.isInBody(use.node), let call = use.whole.parent, call.kind == .call,
          let write = publishedWrite(by: use.whole.name, of: model)
        else { return nil }
        return finding(
          call, "\(holder.name).\(write.name)", of: type, by: write.node)
      }
    }
  }

  /// A published property that a method sets unconditionally and immediately.
  private func publishedWrite(
    by name: String, of model: NominalType
  ) -> (name: String, node: SourceNode)? {
    let functions = model.functions(name)
    guard functions.count == 1, let function = functions.first, !function.isAsync,
      !function.isStatic, let body = function.body
    else { return nil }
    let isObservable = model.declaration.attribute("Observable") != nil
    for property in model.storedProperties
    where property.attribute("Published") != nil
      || isObservable && property.attributes.isEmpty && !property.isStatic
    {
      for write in PropertyUses(of: property.name, in: [function.node]).writes
      where write.node.enclosingCode == function.node
        && PropertyUses.whole(write.node).parent?.parent == body
        && PropertyUses.whole(write.node).parent?.isAlwaysReached == true
      {
        return (property.name, write.node)
      }
    }
    return nil
  }

  // MARK: Callers

  private static let wrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
    "SceneStorage", "FocusState",
  ]

  private func isState(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { Self.wrappers.contains($0.name) }
  }

  /// A place in a body that calls the function that writes immediately.
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
          // A body does not execute 'Button("", action: save())' and similar calls.
          !node.isInside(code)
        else { continue }
        return node
      }
    }
    return nil
  }

  /// A place in a body that reads the computed property that writes.
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

  private func later(
    _ node: SourceNode, _ name: String, of type: NominalType, _ write: SourceNode
  ) -> Finding {
    Finding(
      self, at: node,
      message: LocalizedText(
        "Each run of the body of '\(type.name)' sets '\(name)' a moment later, which makes it run again.",
        ja: "'\(type.name)' の body が動くたびに少し後で '\(name)' が書かれ、body がまた動きます。"),
      advice: LocalizedText(
        "Write it in an action, in 'onChange', 'onGeometryChange' or 'task'.",
        ja: "アクション、'onChange'、'onGeometryChange'、'task' の中で書いてください。"),
      related: [
        Finding.Related(write, LocalizedText("It is written here.", ja: "ここで書かれています。"))
      ])
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Names: ObservableObject {
        @Published var sorted: [String] = []
        @Published var asked = 0
        private var names = ["b", "a"]
        func sort() -> [String] {
          sorted = names.sorted()
          return sorted
        }
        func first() -> String? {
          if sorted.isEmpty { asked += 1 }
          return sorted.first
        }
        func clear() { sorted = [] }
        func last() -> String? {
          guard sorted.isEmpty else { return sorted.last }
          asked += 1
          return nil
        }
      }

      struct NamesView: View {
        @StateObject private var model = Names()
        @State private var log: [String] = []
        @State private var count = 0
        @State private var text = ""
        var body: some View {
          let _ = DispatchQueue.main.async { text = "\\(count)" } // here
          let _ = Task { text = await fetch() } // here
          List(model.sort(), id: \\.self) { Text($0) } // here
          Text(line()) // here
          Text(model.last() ?? "")
          Button(model.first() ?? "") { model.clear() }
            .onAppear { Task { text = await fetch() } }
        }
        private func line() -> String {
          log.append("Drawn")
          count += 1
          return log.joined()
        }
        private func fetch() async -> String { "Text" }
      }
      """, isShown: false),
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
          let _ = { count += 1 }() // here
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
    .wrong(
      """
      import SwiftUI

      @Observable final class Names {
        private(set) var asked = 0
        @ObservationIgnored private var runs = 0
        func next() { asked += 1 }
        func note() { runs += 1 }
      }

      struct NamesView: View {
        @State private var model = Names()
        var body: some View {
          let _ = model.next() // here
          let _ = model.note()
          Button("\\(model.asked)") { model.next() }
        }
      }
      """, isShown: false),
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
