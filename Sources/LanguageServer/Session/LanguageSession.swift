import Foundation
import SourceModel
import StateRules

/// A conversation with one editor: messages in, messages out, and what is known in between.
///
/// It has no streams and no threads of its own; ``LanguageServerLoop`` gives it both.
package final class LanguageSession {
  /// What a session asks the program around it.
  package struct Host: Sendable {
    /// The settings of a folder, and what is wrong with them, if anything. `nil` stands for no
    /// folder.
    package var configuration:
      @Sendable (_ folder: String?, _ locale: String?) -> (WorkspaceConfiguration, String?)
    /// Where trees are kept from one session to the next.
    package var cache: TreeCache?
    /// Where pages of rules are put for editors to open.
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
  /// By the address, as the client writes it.
  var documents: [String: OpenDocument] = [:]
  /// Documents that lie in no folder of the workspace, each alone.
  var loose: [String: Workspace] = [:]
  /// The findings of open documents as the texts are now; what is not here has to be found.
  var findings: [String: [Finding]] = [:]
  /// What the editor shows.
  var published: [String: [Diagnostic]] = [:]
  var pages: RulePages
  private var output: [Data] = []
  private var requests = 0
  /// The status of the process, once the client said `exit`.
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

  /// Reads one message and does what it asks for.
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
      // An answer to a request of the server's own has an id; nothing hangs on what it says.
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

  /// Tells that a message could not be told from its neighbours.
  package func reportBrokenMessage(_ reason: String) { refuse(nil, .unreadable(reason)) }

  /// The request that a message cancels, if that is what it does.
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

  /// Notifications are never answered, however wrong they are.
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

/// A message with what it carries, still to be read.
struct IncomingMessage {
  let method: String
  let id: RequestID?
  let data: Data

  func parameters<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(Parameters<Value>.self, from: data).params
  }
}
