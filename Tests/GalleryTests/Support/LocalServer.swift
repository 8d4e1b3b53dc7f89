import Foundation
@preconcurrency import Glibc

/// A web server on 127.0.0.1 that sends the answers that a test prepared, one for each request.
///
/// ```swift
/// let server = try LocalServer([.status(500), .json("[]")])
/// let view = PostsView(source: PostServer(address: server.address))
/// ```
///
/// The last answer is repeated. A slow answer waits for ``release()`` instead of a clock. The
/// server runs until ``stop()`` or the end of the process, whether or not it is referenced.
final class LocalServer: Sendable {
  enum Answer: Sendable {
    case json(String)
    case status(Int)
    /// Half of the answer is sent at once, the rest on ``release()``.
    case slow(String)
    case picture(Data)
    case slowPicture(Data)
    /// Closes the connection without an answer.
    case hangUp
  }

  let address: URL

  private let listener: Int32
  private let state: State

  init(_ answers: [Answer]) throws {
    state = State(answers)
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let result = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) + listen(listener, 8) + getsockname(listener, $0, &length)
      }
    }
    guard listener >= 0, result == 0, let address = URL(string: "http://127.0.0.1:\(name.port)")
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.address = address
    let state = state
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { Exchange(connection, state).run() }
      }
    }
  }

  /// The paths requested so far.
  var requests: [String] { state.lock.withLock { state.requests } }

  /// The number of clients that disconnected before they got their answer.
  var abandoned: Int { state.lock.withLock { state.abandoned } }

  /// Sends the slow answers.
  func release() { state.isReleased.signal() }

  /// Stops listening.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}

extension LocalServer {
  /// The state that connections share.
  fileprivate final class State: @unchecked Sendable {
    let lock = NSLock()
    let isReleased = Pipe()
    var answers: [Answer]
    var requests: [String] = []
    var abandoned = 0

    init(_ answers: [Answer]) { self.answers = answers }

    func answer(to path: String) -> Answer {
      lock.withLock {
        requests.append(path)
        return answers.count > 1 ? answers.removeFirst() : answers[0]
      }
    }
  }

  /// One request and its answer.
  private struct Exchange {
    let connection: Int32
    let state: State

    init(_ connection: Int32, _ state: State) {
      self.connection = connection
      self.state = state
    }

    func run() {
      defer { close(connection) }
      guard let path = receivePath() else { return }
      switch state.answer(to: path) {
      case .json(let body): sendAtOnce(Array(body.utf8))
      case .picture(let data): sendAtOnce(Array(data))
      case .status(let status): send(head(status, 0))
      case .slow(let body): sendSlowly(Array(body.utf8))
      case .slowPicture(let data): sendSlowly(Array(data))
      case .hangUp: break
      }
    }

    private func sendAtOnce(_ body: [UInt8]) { send(head(200, body.count) + body) }

    private func sendSlowly(_ body: [UInt8]) {
      var rest = body.dropFirst(body.count / 2)
      send(head(200, body.count) + body.prefix(body.count / 2))
      while true {
        switch waitForRelease() {
        case true?: return send(Array(rest))
        case false?: return state.lock.withLock { state.abandoned += 1 }
        case nil:
          // On a busy machine this may take longer than a minute, after which a client without an
          // answer gives up.
          if rest.count > 1, let byte = rest.popFirst() { send([byte]) }
        }
      }
    }

    private func head(_ status: Int, _ length: Int) -> [UInt8] {
      let lines = [
        "HTTP/1.1 \(status) Answer", "Content-Type: application/json",
        "Content-Length: \(length)", "Connection: close",
      ]
      return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Reads up to the empty line; only requests without a body are supported.
    private func receivePath() -> String? {
      var request = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !request.hasSuffix("\r\n\r\n") {
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        request += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return request.split(separator: " ").dropFirst().first.map(String.init)
    }

    private func send(_ bytes: [UInt8]) {
      _ = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }

    /// False if the client disconnected first; nil if neither happened for some time.
    private func waitForRelease() -> Bool? {
      let release = state.isReleased.fileHandleForReading.fileDescriptor
      var watched = [
        pollfd(fd: release, events: Int16(POLLIN), revents: 0),
        pollfd(fd: connection, events: Int16(POLLIN), revents: 0),
      ]
      return poll(&watched, 2, 20_000) == 0 ? nil : watched[0].revents != 0
    }
  }
}

extension Pipe {
  fileprivate func signal() { fileHandleForWriting.write(Data([1])) }
}

extension sockaddr_in {
  fileprivate var port: UInt16 { UInt16(bigEndian: sin_port) }
}
