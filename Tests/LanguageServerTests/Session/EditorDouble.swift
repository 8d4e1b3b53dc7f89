import Foundation
import LanguageServer
import Testing

/// An editor as a session sees it: sends messages, and keeps its own idea of the text.
final class EditorDouble {
  typealias Object = [String: Any]

  let session: LanguageSession
  private var requests = 0
  /// All received messages, in order.
  private(set) var received: [Object] = []

  init(
    _ configuration: WorkspaceConfiguration = WorkspaceConfiguration(), complaint: String? = nil
  ) {
    session = LanguageSession(
      LanguageSession.Host(configuration: { _, _ in (configuration, complaint) }))
  }

  /// Sends the initialization with these folders.
  @discardableResult
  func start(_ folders: [URL] = [], capabilities: Object = [:]) -> Object? {
    let result = request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": NSNull(), "capabilities": capabilities,
        "workspaceFolders": folders.map { ["uri": $0.absoluteString, "name": "x"] },
      ])
    notify("initialized", [:])
    return result
  }

  func raw(_ text: String) {
    session.receive(Array(text.utf8))
    collect()
  }

  func notify(_ method: String, _ parameters: Object) {
    raw(text(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// The whole response.
  @discardableResult
  func request(_ method: String, _ parameters: Object) -> Object? {
    requests += 1
    let id = "r\(requests)"
    raw(text(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]))
    return received.last { $0["id"] as? String == id }
  }

  func open(
    _ uri: String, _ source: String, version: Int = 1, language: String = "swift"
  ) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": language, "version": version, "text": source,
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ changes: [Object]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
  }

  static func range(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Object {
    ["start": ["line": a, "character": b], "end": ["line": c, "character": d]]
  }

  /// Lets the server check the open documents; returns what it reports for one, as `line:column-
  /// column rule`.
  func settle() {
    session.work()
    collect()
  }

  func published(_ uri: String) -> Object? {
    received.last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? Object)?["uri"] as? String == uri
    }?["params"] as? Object
  }

  /// What the editor shows for a document, as `line:column-line:column rule`.
  func shown(_ uri: String) -> [String]? {
    settle()
    return (published(uri)?["diagnostics"] as? [Object])?.map { diagnostic in
      let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
      func place(_ end: String) -> String {
        "\(range[end]?["line"] ?? -1):\(range[end]?["character"] ?? -1)"
      }
      return "\(place("start"))-\(place("end")) \(diagnostic["code"] as? String ?? "?")"
    }
  }

  func actions(_ uri: String, _ range: Object, only: [String]? = nil) -> [Object] {
    var context: Object = ["diagnostics": []]
    if let only { context["only"] = only }
    let answer = request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": range, "context": context])
    return answer?["result"] as? [Object] ?? []
  }

  func text(_ object: Object) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func collect() {
    for message in session.takeOutput() {
      let object = try? JSONSerialization.jsonObject(with: message) as? Object
      received.append(object ?? [:])
    }
  }

  /// A temporary folder with files.
  static func withFolder(
    _ files: [String: String], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lsp-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }
}
