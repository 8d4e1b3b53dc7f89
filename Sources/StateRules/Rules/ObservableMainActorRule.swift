import SourceModel

/// `observable-main-actor`: a view model that writes properties that views read, on any thread.
struct ObservableMainActorRule: Rule {
  let id = "observable-main-actor"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "a view model with async work that is on no actor", ja: "どの actor にも属さない非同期の ViewModel"),
      reason: LocalizedText(
        """
        An 'async' function of a class without an actor runs on any thread. What it writes is read by \
        views on the main thread at the same time: a data race, and screens that update late or not \
        at all. Neither '@Observable' nor 'ObservableObject' brings the main actor with it.
        """,
        ja: """
          actor に属さないクラスの 'async' 関数はどのスレッドでも動きます。そこで書かれた値を View がメイン\
          スレッドで同時に読むとデータ競合になり、更新が遅れたり失われたりします。'@Observable' も\
          'ObservableObject' もメインアクターを伴いません。
          """),
      exceptions: LocalizedText(
        """
        Functions marked '@MainActor', writes inside of 'MainActor.run' or the main queue, classes \
        that lock, and projects whose default isolation is the main actor are left alone.
        """,
        ja: "'@MainActor' の関数、'MainActor.run' やメインキューの中の書き込み、ロックを使うクラス、既定の分離がメインアクターの場合は対象外です。"),
      fix: LocalizedText(
        "Writes '@MainActor' before the class. Unsafe: callers from elsewhere have to await it.",
        ja: "クラスに '@MainActor' を付けます。他から呼ぶ側に await が必要になるため安全ではありません。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    project.classes(in: file).compactMap { type in
      guard project.isObservable(type).isYes || project.isObservableObject(type).isYes,
        project.isMainActor(type).isNo, !locks(type), project.servesViews(type),
        !project.manifests(of: file).contains(where: \.staysOnCaller)
      else { return nil }
      for function in type.functions where isFree(function) {
        for body in codeOffMain(in: function) {
          guard let write = watchedWrite(in: body, of: type) else { continue }
          let isCalledBack = body.parent?.parent.flatMap(callbackOffMain) == body
          return isCalledBack
            ? calledBack(type, function, write) : finding(type, function, write)
        }
      }
      return nil
    }
  }

  /// The body of an asynchronous function, and tasks that other functions start: without an actor,
  /// both run on any thread.
  private func codeOffMain(in function: FunctionDeclaration) -> [SourceNode] {
    guard let body = function.body else { return [] }
    if function.isAsync { return [body] }
    return body.descendants.compactMap { node in
      if let closure = callbackOffMain(node) { return closure }
      guard node.kind == .call, let callee = node.callee, node.enclosingCode == function.node,
        callee.namePath == ["Task"] || callee.namePath == ["Task", "detached"],
        let closure = node.closureArguments.first,
        !closure.text.prefix(while: { $0 != "\n" }).contains("Actor")
      else { return nil }
      return closure
    }
  }

  /// Code that `URLSession.shared` or a global queue calls back on its threads.
  private func callbackOffMain(_ node: SourceNode) -> SourceNode? {
    guard node.kind == .call, let receiver = node.receiver, let closure = node.closureArguments.last
    else { return nil }
    switch node.calledName {
    case "dataTask", "downloadTask", "uploadTask":
      return receiver.text == "URLSession.shared" ? closure : nil
    case "async", "asyncAfter":
      return receiver.kind == .call && receiver.callee?.text == "DispatchQueue.global"
        ? closure : nil
    default: return nil
    }
  }

  private func isFree(_ function: FunctionDeclaration) -> Bool {
    !function.isStatic && function.node.kind == .functionDeclaration
      && !function.attributes.contains { $0.name.hasSuffix("Actor") }
      && function.enclosingExtensionIsFree
      && !function.parameters.contains { $0.node.descendants.contains { $0.name == "isolated" } }
  }

  /// Whether the class uses locks: one that is written for several threads is deliberate.
  private func locks(_ type: NominalType) -> Bool {
    let words: Set<String> = [
      "NSLock", "Mutex", "OSAllocatedUnfairLock", "DispatchQueue", "NSRecursiveLock",
    ]
    if type.parts.contains(where: { part in
      part.inherited.contains { $0.parent?.descendants.contains { $0.name == "unchecked" } == true }
    }) {
      return true
    }
    return type.storedProperties.contains { property in
      property.binding.descendants.contains { words.contains($0.name) }
    }
  }

  /// A write to a stored property that views read, outside of code that returns to the main actor.
  private func watchedWrite(in body: SourceNode, of type: NominalType) -> SourceNode? {
    for property in type.storedProperties {
      guard !property.isLet, property.attribute("ObservationIgnored") == nil,
        property.attribute("Published") != nil
          || SourceModel.Project.isMarkedObservable(type.declaration)
            && !isInternal(property)
      else { continue }
      for write in PropertyUses(of: property.name, in: [body]).writes
      where !isBackOnMain(write.node, below: body) {
        return write.node
      }
    }
    return nil
  }

  /// Whether it is internal, such as a private task handle, which no view shows.
  private func isInternal(_ property: PropertyDeclaration) -> Bool {
    property.isPrivate
  }

  private func isBackOnMain(_ node: SourceNode, below body: SourceNode) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == body { return false }
      guard ancestor.kind == .closure || ancestor.kind == .functionDeclaration else { continue }
      // A nested closure runs where its receiver decides; only code that runs here is certain.
      return true
    }
    return false
  }

  private func finding(
    _ type: NominalType, _ function: FunctionDeclaration, _ write: SourceNode
  ) -> Finding {
    let node = type.declaration.node
    return Finding(
      self, at: node, range: SourceRange(node.nameStart, node.nameStart + type.name.utf8.count),
      message: LocalizedText(
        """
        '\(type.name)' is on no actor: \(function.isAsync ? "its async" : "a task of its") \
        '\(function.name)' writes '\(write.text)' on any thread, while views read it on the main one.
        """,
        ja: """
          '\(type.name)' はどの actor にも属しません。\
          \(function.isAsync ? "非同期の '\(function.name)'" : "'\(function.name)' のタスク")が任意のスレッドで\
           '\(write.text)' を書き、View はメインスレッドで読みます。
          """),
      advice: LocalizedText(
        "Mark '\(type.name)' '@MainActor'.", ja: "'\(type.name)' に '@MainActor' を付けてください。"),
      fixes: [
        .insertAttribute(
          "@MainActor\n" + indentation(of: node), before: node,
          title: LocalizedText("Put it on the main actor", ja: "メインアクターに置く"), safety: .unsafe)
      ],
      related: [
        Finding.Related(write, LocalizedText("It is written here.", ja: "ここで書かれています。"))
      ])
  }

  private func calledBack(
    _ type: NominalType, _ function: FunctionDeclaration, _ write: SourceNode
  ) -> Finding {
    let node = type.declaration.node
    return Finding(
      self, at: node, range: SourceRange(node.nameStart, node.nameStart + type.name.utf8.count),
      message: LocalizedText(
        """
        What '\(function.name)' of '\(type.name)' has called back runs on another thread and writes \
        '\(write.text)', while views read it on the main one.
        """,
        ja: """
          '\(type.name)' の '\(function.name)' のコールバックは別のスレッドで '\(write.text)' を書き、View は\
          メインスレッドで読みます。
          """),
      advice: LocalizedText(
        "Write it in 'DispatchQueue.main.async', or load it with 'await' on the main actor.",
        ja: "'DispatchQueue.main.async' の中で書くか、メインアクターで 'await' してください。"),
      related: [
        Finding.Related(write, LocalizedText("It is written here.", ja: "ここで書かれています。"))
      ])
  }

  private func indentation(of node: SourceNode) -> String {
    let text = node.tree.text
    guard let line = text.rangeOfLine(text.line(of: node.range.start)) else { return "" }
    let before = text[SourceRange(line.start, node.range.start)]
    return before.allSatisfy { $0 == " " || $0 == "\t" } ? before : ""
  }

  let examples: [RuleExample] = [
    .wrong(
      """
      import SwiftUI

      final class Model: ObservableObject { // here
        @Published var text = ""
        func load(_ url: URL) {
          URLSession.shared.dataTask(with: url) { data, _, _ in
            self.text = "\\(data?.count ?? 0)"
          }.resume()
        }
      }

      final class Queued: ObservableObject { // here
        @Published var text = ""
        func load() {
          DispatchQueue.global(qos: .utility).async { [weak self] in
            self?.text = "Done"
          }
        }
      }

      final class Careful: ObservableObject {
        @Published var text = ""
        func load(_ url: URL) {
          URLSession.shared.dataTask(with: url) { data, _, _ in
            DispatchQueue.main.async { self.text = "\\(data?.count ?? 0)" }
          }.resume()
          DispatchQueue.global().async {
            let text = "Done"
            Task { @MainActor in self.text = text }
          }
        }
      }

      struct Texts: View {
        @StateObject private var model = Model()
        @StateObject private var queued = Queued()
        @StateObject private var careful = Careful()
        var body: some View { Text(model.text + queued.text + careful.text) }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      final class Model: ObservableObject { // here
        @Published var names: [String] = []
        func load() {
          Task { self.names = await fetch() }
        }
      }

      struct Names: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.names.joined()).onAppear { model.load() } }
      }
      """,
      fixed: """
        import SwiftUI

        @MainActor
        final class Model: ObservableObject { // here
          @Published var names: [String] = []
          func load() {
            Task { self.names = await fetch() }
          }
        }

        struct Names: View {
          @StateObject private var model = Model()
          var body: some View { Text(model.names.joined()).onAppear { model.load() } }
        }
        """),
    .right(
      """
      import SwiftUI

      final class Model: ObservableObject {
        @Published var names: [String] = []
        @Published var count = 0
        func load() {
          Task { @MainActor in names = await fetch() }
          Task {
            let names = await fetch()
            await MainActor.run { self.names = names }
          }
          DispatchQueue.main.async { self.count += 1 }
        }
        @MainActor func start() {
          Task { names = await fetch() }
        }
      }

      struct Names: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.names.joined()).onAppear { model.load() } }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      @Observable
      class Model { // here
        var names: [String] = []
        func load() async {
          names = await fetch()
        }
      }
      """,
      fixed: """
        import SwiftUI

        @MainActor
        @Observable
        class Model { // here
          var names: [String] = []
          func load() async {
            names = await fetch()
          }
        }
        """),
    .right(
      """
      import SwiftUI

      @MainActor
      @Observable
      class Model {
        var names: [String] = []
        func load() async {
          names = await fetch()
        }
      }

      class Legacy: ObservableObject {
        @Published var names: [String] = []
        @MainActor func load() async { names = await fetch() }
        func reload() async {
          let new = await fetch()
          await MainActor.run { names = new }
        }
      }
      """),
    .right(
      """
      @Observable
      class Model {
        var names: [String] = []
        func load() async { names = await fetch() }
      }
      """, isShown: false, options: ProjectOptions(isMainActorByDefault: true)),
  ]
}

extension FunctionDeclaration {
  /// Whether the enclosing extension has no actor.
  fileprivate var enclosingExtensionIsFree: Bool {
    guard let around = node.enclosingTypeNode, around.kind == .extensionDeclaration else {
      return true
    }
    return !around.children(.attribute).contains { $0.name.hasSuffix("Actor") }
  }
}
