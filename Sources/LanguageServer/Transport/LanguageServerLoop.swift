import Foundation

/// Speaks the protocol on two streams until the client ends the session.
///
/// One thread reads, so that a cancellation is seen during a computation; another handles the
/// messages in order. Open documents are checked when no input has arrived for a moment.
package enum LanguageServerLoop {
  /// Parsers need deep recursion.
  private static let stackSize = 64 << 20
  /// How long to wait for further typing, in seconds.
  private static let pause = 0.12
  private static let longPause = 3600.0

  /// - Returns: the exit status: 0 if the client sent `shutdown` before `exit`.
  package static func run(
    _ host: LanguageSession.Host, input: FileHandle = .standardInput,
    output: FileHandle = .standardOutput
  ) async -> Int32 {
    let inbox = Inbox()
    let reader = Thread { read(input, into: inbox) }
    reader.start()
    return await withCheckedContinuation { continuation in
      let worker = Thread { continuation.resume(returning: work(host, inbox, output)) }
      worker.stackSize = stackSize
      worker.start()
    }
  }

  private static func read(_ input: FileHandle, into inbox: Inbox) {
    var reader = MessageReader()
    while case let data = input.availableData, !data.isEmpty {
      reader.append(data)
      while let part = reader.next() {
        if case .message(let content) = part, let id = LanguageSession.cancelledRequest(content) {
          inbox.cancel(id)
        } else {
          inbox.put(part)
        }
      }
    }
    inbox.close()
  }

  private static func work(
    _ host: LanguageSession.Host, _ inbox: Inbox, _ output: FileHandle
  ) -> Int32 {
    let session = LanguageSession(host)
    while true {
      let deadline = Date(timeIntervalSinceNow: session.hasWork ? pause : longPause)
      switch inbox.take(until: deadline) {
      case .part(.message(let content)): session.receive(content, isCancelled: inbox.isCancelled)
      case .part(.brokenHeader(let reason)): session.reportBrokenMessage(reason)
      case .silence: session.work { !inbox.isEmpty }
      case .end: return session.exitStatus ?? 1
      }
      for message in session.takeOutput() { output.write(framed(message)) }
      if let status = session.exitStatus { return status }
    }
  }

  private static func framed(_ message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
