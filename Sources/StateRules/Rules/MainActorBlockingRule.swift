import SourceModel

/// `main-actor-blocking`: waiting on the main thread.
struct MainActorBlockingRule: Rule {
  let id = "main-actor-blocking"
  let severity = Severity.warning

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: LocalizedText(
        "waiting on the main thread", ja: "メインスレッドでの待ち"),
      reason: LocalizedText(
        """
        Bodies and actions run on the main thread. While it sleeps, waits for a semaphore, reads a \
        file or loads data over the network, nothing is drawn and no touch is answered.
        """,
        ja: """
          body やアクションはメインスレッドで動きます。そこで sleep やセマフォの待ち、ファイルや通信での読み込みを\
          すると、その間は何も描画されず、操作にも応答しません。
          """),
      exceptions: LocalizedText(
        """
        Background queues, detached tasks and 'nonisolated' functions are left alone; so is reading a \
        file of the bundle in an action.
        """,
        ja: "バックグラウンドキュー、detached タスク、'nonisolated' な関数、アクションの中でのバンドルのファイルの読み込みは対象外です。"))
  }

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isTest else { return [] }
    return (project.stateHolders(in: file) + mainActorModels(in: file, project)).flatMap { type in
      type.parts.filter { $0.path == file.path }.flatMap { part in
        part.node.descendants.compactMap { node in
          node.kind == .call && part.node == node.enclosingTypeNode ? finding(node, of: type) : nil
        }
      }
    }
  }

  /// View models that are on the main actor, as views are.
  private func mainActorModels(in file: SourceFile, _ project: Project) -> [NominalType] {
    project.viewModels(in: file).filter { project.isMainActor($0).isYes }
  }

  private func finding(_ call: SourceNode, of type: NominalType) -> Finding? {
    guard let what = waits(call, in: type), isOnMain(call), !isAsyncLet(call) else { return nil }
    return Finding(
      self, at: call,
      message: LocalizedText(
        "\(what.english) on the main thread: nothing is drawn until it is over.",
        ja: "メインスレッドで\(what.japanese)。終わるまで何も描画されません。"),
      advice: LocalizedText(
        "Do it in a task that awaits, or in a '@concurrent' function.",
        ja: "await するタスクか '@concurrent' な関数で行ってください。"))
  }

  private func waits(_ call: SourceNode, in type: NominalType) -> LocalizedText? {
    guard let callee = call.callee else { return nil }
    switch callee.name {
    case "sleep" where callee.kind == .identifier, "usleep" where callee.kind == .identifier:
      return LocalizedText("This sleeps", ja: "sleep しています")
    case "sleep" where callee.firstChild?.name == "Thread":
      return LocalizedText("This sleeps", ja: "sleep しています")
    case "wait" where callee.firstChild.map(isSemaphore) == true && !isAwaited(call):
      return LocalizedText("This waits for a semaphore", ja: "セマフォを待っています")
    case "sync" where callee.firstChild?.text == "DispatchQueue.main":
      return LocalizedText("This waits for the main queue", ja: "メインキューを待っています")
    case "Data", "String":
      guard callee.kind == .identifier,
        let url = call.argument("contentsOf") ?? call.argument("contentsOfFile")
      else { return nil }
      if isRemote(url) {
        return LocalizedText("This loads data over the network", ja: "通信で読み込んでいます")
      }
      if BodyCode.isInBody(call) {
        return LocalizedText(
          "This reads a file at each run of the body", ja: "body のたびにファイルを読んでいます")
      }
      return isBundled(url, in: type)
        ? nil : LocalizedText("This reads a file", ja: "ファイルを読んでいます")
    default: return nil
    }
  }

  /// Whether only initialisers call it: what they read, they need at once.
  private func onlyInitialises(_ function: FunctionDeclaration) -> Bool {
    guard let type = function.node.enclosingTypeNode else { return false }
    let calls = PropertyUses(of: function.name, in: [type]).all
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.node.ancestors.contains { $0.kind == .initializerDeclaration }
      }
  }

  private func isSemaphore(_ node: SourceNode) -> Bool {
    let makers: Set<String> = ["DispatchSemaphore", "DispatchGroup"]
    if node.kind == .call { return makers.contains(node.calledName ?? "") }
    guard node.kind == .identifier || node.kind == .memberAccess else { return false }
    if node.name.lowercased().contains("semaphore") { return true }
    guard node.kind == .identifier else { return false }
    return LocalNames.declaration(of: node.name, at: node)?.descendants.contains {
      $0.kind == .call && makers.contains($0.calledName ?? "")
    } ?? false
  }

  /// Whether the waiting is awaited, as with a semaphore for tasks, which does not block the
  /// thread.
  private func isAwaited(_ call: SourceNode) -> Bool {
    for ancestor in call.ancestors {
      if ancestor.kind == .awaitExpression { return true }
      if ancestor.kind == .closure || ancestor.kind == .block { return false }
    }
    return false
  }

  /// Whether it is a file that is shipped with the program, whose size is known.
  private func isBundled(_ url: SourceNode, in type: NominalType) -> Bool {
    ([url] + url.descendants).contains { node in
      if node.name == "Bundle" { return true }
      guard node.kind == .identifier else { return false }
      let local = LocalNames.declaration(of: node.name, at: node)
      let place =
        local.map { $0.ancestors.first { $0.kind == .optionalBinding } ?? $0 }
        ?? type.property(node.name)?.node
      return place.map { $0.descendants.contains { $0.name == "Bundle" } } ?? false
    }
  }

  /// Whether it is the value of an `async let`, which runs beside the main actor.
  private func isAsyncLet(_ call: SourceNode) -> Bool {
    call.ancestors.contains { node in
      node.children(.modifier).contains { $0.name == "async" } && !node.kind.isTypeDeclaration
    }
  }

  private func isRemote(_ url: SourceNode) -> Bool {
    // 'let url = URL(string: "https://...")!' on an earlier line.
    if url.kind == .identifier,
      let local = LocalNames.declaration(of: url.name, at: url), local.kind == .binding,
      let value = local.child(.initializer)?.firstChild, value != url
    {
      return isRemote(value)
    }
    guard
      let literal = url.descendants.first(where: { $0.kind == .stringLiteral })
        ?? (url.kind == .stringLiteral ? url : nil)
    else { return false }
    return literal.text.hasPrefix("\"http")
  }

  /// Whether the code certainly runs on the main thread: the body, an action of a known control, or
  /// a function of the view that is neither async nor global.
  private func isOnMain(_ call: SourceNode) -> Bool {
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .closure:
        guard let outer = BodyCode.callTaking(ancestor) else { return false }
        let name = outer.calledName ?? ""
        let actions: Set<String> = [
          "Button", "onAppear", "onDisappear", "onTapGesture", "onChange", "onSubmit", "onReceive",
          "withAnimation", "onDelete", "onMove", "onLongPressGesture",
        ]
        // A task of a view inherits the main actor, so sleeping there blocks it, too.
        if name == "task" || name == "Task" && outer.callee?.kind == .identifier {
          guard outer.closureArguments.first == ancestor else { return false }
          continue
        }
        guard actions.contains(name) || BodyCode.isContainer(outer, ancestor) else { return false }
      case .functionDeclaration:
        let function = FunctionDeclaration(ancestor)
        let isFree =
          function.isNonisolated
          || function.attributes.contains {
            $0.name == "concurrent" || $0.name.hasSuffix("Actor") && $0.name != "MainActor"
          }
        return !isFree && !function.isStatic
          && ancestor.parent?.parent?.kind.isTypeDeclaration == true
          && !onlyInitialises(function)
      case .accessors: return true
      case .initializerDeclaration, .deinitializerDeclaration, .structDeclaration: return false
      default: continue
      }
    }
    return false
  }

  let examples: [RuleExample] = [
    .right(
      """
      import SwiftUI

      struct Loader: View {
        private let semaphore = AsyncSemaphore()
        var body: some View { Text("Loader").task { await load() } }
        private func load() async {
          await semaphore.wait()
          defer { semaphore.signal() }
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      struct Loader: View {
        @State private var text = ""
        var body: some View {
          Button(text) {
            Thread.sleep(forTimeInterval: 1) // here
            text = (try? String(contentsOf: URL(string: "https://example.com")!)) ?? "" // here
          }
        }
      }
      """),
    .wrong(
      """
      import SwiftUI

      struct Reader: View {
        let url: URL
        @State private var data: Data?
        @State private var hosts = ""
        var body: some View {
          Text(hosts).onAppear { data = try? Data(contentsOf: url) } // here
          Button("Hosts") { read() }
          Button("Words") { words() }
        }
        private func read() {
          hosts = (try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)) ?? "" // here
        }
        private var configuration: URL { Bundle.main.url(forResource: "a", withExtension: "b")! }
        private func configure() { data = try? Data(contentsOf: configuration) }
        private func later() async {
          async let read = Data(contentsOf: url)
          data = try? await read
        }
        private func words() {
          guard let url = Bundle.main.url(forResource: "words", withExtension: "txt") else { return }
          data = try? Data(contentsOf: url)
        }
      }
      """, isShown: false),
    .wrong(
      """
      import SwiftUI

      @MainActor @Observable final class Model {
        var text = ""
        func load() {
          let gate = DispatchSemaphore(value: 0)
          fetch { gate.signal() }
          gate.wait() // here
        }
        func refresh() {
          let data = try? Data(contentsOf: URL(string: "https://example.com")!) // here
          text = "\\(data?.count ?? 0)"
        }
        func again() {
          let url = URL(string: "https://example.com")!
          text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" // here
        }
        nonisolated func elsewhere() { Thread.sleep(forTimeInterval: 1) }
      }
      """),
    .right(
      """
      import SwiftUI

      @MainActor @Observable final class Store {
        private(set) var items = Data()
        init(file: URL) { load(file) }
        private func load(_ file: URL) { items = (try? Data(contentsOf: file)) ?? Data() }
      }
      """, isShown: false),
    .right(
      """
      import SwiftUI

      struct Loader: View {
        @State private var text = ""
        var body: some View {
          Button(text) {
            Task {
              try? await Task.sleep(for: .seconds(1))
              text = await load()
            }
            DispatchQueue.global().async {
              Thread.sleep(forTimeInterval: 1)
            }
          }
        }
      }
      """),
  ]
}
