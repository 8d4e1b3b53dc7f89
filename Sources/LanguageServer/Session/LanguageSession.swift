import Foundation
import SourceModel
import StateRules

/// A session with one editor: incoming and outgoing messages, and the state between them.
///
/// It has no streams or threads; ``LanguageServerLoop`` provides both.
package final class LanguageSession {
  /// The services that a session needs from the program around it.
  package struct Host: Sendable {
    /// The settings of a folder, and the error in them, if any. `nil` stands for no folder.
    package var configuration:
      @Sendable (_ folder: String?, _ locale: String?) -> (WorkspaceConfiguration, String?)
    /// The cache of trees that persists between sessions.
    package var cache: TreeCache?
    /// The folder for rule pages that editors can open.
    package var pages: URL?

    package init(
      configuration:
        @escaping @Sendable (_ folder: String?, _ locale: String?) -> (
          WorkspaceConfiguration, String?
        ), cache: TreeCache? = nil, pages: URL? = nil
    ) {
      self.configuration = configuration
      self.cache = cache
      self.pages = pages
    }
  }

  enum State { case waiting, running, shutDown }

  let host: Host
  var state = State.waiting
  var client: InitializeParameters?
  var workspaces: [Workspace] = []
  /// By URI, in the client's spelling.
  var documents: [String: OpenDocument] = [:]
  /// Documents outside the workspace's folders, each separate.
  var loose: [String: Workspace] = [:]
  /// The current findings of open documents; missing ones have to be computed.
  var findings: [String: [Finding]] = [:]
  /// The diagnostics that the editor shows.
  var published: [String: [Diagnostic]] = [:]
  var pages: RulePages
  private var output: [Data] = []
  private var requests = 0
  /// The exit status of the process, once the client sent `exit`.
  package private(set) var exitStatus: Int32?

  package init(_ host: Host) {
    self.host = host
    pages = RulePages(folder: host.pages)
  }

  /// The messages to send, in order.
  package func takeOutput() -> [Data] {
    defer { output = [] }
    return output
  }

  // MARK: Receiving

  /// Parses one message and handles it.
  package func receive(
    _ content: [UInt8], isCancelled: (RequestID) -> Bool = { _ in false }
  ) {
    let data = Data(content)
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: data)
    } catch {
      let isJSON =
        (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      return refuse(
        nil, isJSON ? .invalidRequest("This is no request.") : .unreadable("This is no JSON."))
    }
    guard let method = envelope.method else {
      // A response to one of the server's requests has an id; its content is ignored.
      return envelope.id == nil ? refuse(nil, .invalidRequest("There is no method.")) : ()
    }
    let message = IncomingMessage(method: method, id: envelope.id, data: data)
    guard let id = envelope.id else { return notice(message) }
    if isCancelled(id) { return refuse(id, .cancelled) }
    do {
      try answer(message, id)
    } catch let error as ResponseError {
      refuse(id, error)
    } catch {
      refuse(id, .invalidParameters(method))
    }
  }

  /// Reports that a message could not be separated from the stream.
  package func reportBrokenMessage(_ reason: String) { refuse(nil, .unreadable(reason)) }

  /// The request that a message cancels, if it is a cancellation.
  package static func cancelledRequest(_ content: [UInt8]) -> RequestID? {
    guard content.count < 500,
      let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(content)),
      envelope.method == "$/cancelRequest", envelope.id == nil
    else { return nil }
    return try? JSONDecoder().decode(Parameters<CancelParameters>.self, from: Data(content))
      .params.id
  }

  private func answer(_ message: IncomingMessage, _ id: RequestID) throws {
    switch (state, message.method) {
    case (.waiting, "initialize"): try initialize(message, id)
    case (.waiting, _): throw ResponseError.notInitialized
    case (_, "initialize"): throw ResponseError.invalidRequest("'initialize' comes once.")
    case (.shutDown, _): throw ResponseError.invalidRequest("'shutdown' was said.")
    case (.running, "shutdown"):
      state = .shutDown
      respond(id, Nothing())
    case (.running, "textDocument/codeAction"): respond(id, try codeActions(message))
    case (.running, "textDocument/hover"): respond(id, try hover(message))
    case (.running, _): throw ResponseError.unknown(message.method)
    }
  }

  /// Notifications never get a response, even if they are invalid.
  private func notice(_ message: IncomingMessage) {
    if message.method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return
    }
    guard state == .running else { return }
    switch message.method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(message)
    case "textDocument/didChange": change(message)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": reread()
    case "textDocument/didClose": close(message)
    case "workspace/didChangeWorkspaceFolders": changeFolders(message)
    case "workspace/didChangeConfiguration": configure()
    default: return
    }
  }

  // MARK: Sending

  func respond(_ id: RequestID, _ result: some Encodable) {
    send(Response(id: id, result: result))
  }

  func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(ErrorResponse(id: id, error: error))
  }

  func notify(_ method: String, _ parameters: some Encodable) {
    send(OutgoingNotification(method: method, params: parameters))
  }

  func request(_ method: String, _ parameters: some Encodable) {
    requests += 1
    send(OutgoingRequest(id: .number(requests), method: method, params: parameters))
  }

  private func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(message) { output.append(data) }
  }
}

/// A message with its content, which is not parsed yet.
struct IncomingMessage {
  let method: String
  let id: RequestID?
  let data: Data

  func parameters<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(Parameters<Value>.self, from: data).params
  }
}
