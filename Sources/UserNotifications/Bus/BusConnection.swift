import Foundation
import Locking

/// A connection to the user's session bus, by which programs of a desktop talk to each other.
///
/// ```swift
/// let bus = try BusConnection { signal in ... }
/// let answer = try await bus.call(
///   "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")
/// ```
final class BusConnection: @unchecked Sendable {
  enum Failure: Error, Equatable {
    case noBus
    case closed
    case refused(String)
  }

  private let socket: Int32
  private let onSignal: @Sendable (BusMessage) -> Void
  private let lock = Lock()
  private var serial: UInt32 = 0
  private var waiting: [UInt32: CheckedContinuation<BusMessage, any Error>] = [:]
  private var isOpen = true

  /// - Parameter onSignal: called on the connection's own thread.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onSignal: @escaping @Sendable (BusMessage) -> Void
  ) throws {
    guard let socket = Self.connect(environment) else { throw Failure.noBus }
    self.socket = socket
    self.onSignal = onSignal
    guard Self.introduce(socket) else {
      close(socket)
      throw Failure.noBus
    }
    let reading = Thread { [weak self] in
      while let message = Self.receive(socket) { self?.take(message) }
      self?.end()
      close(socket)
    }
    reading.name = "session bus"
    reading.start()
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  var isConnected: Bool { lock { isOpen } }

  /// Names the connection; the bus requires this first.
  func greet() async throws {
    _ = try await call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
  }

  /// Calls a method of another program.
  ///
  /// - Returns: the values of the answer.
  @discardableResult
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ body: [BusValue] = []
  ) async throws -> [BusValue] {
    var message = BusMessage(kind: .call)
    message.path = path
    message.interface = interface
    message.member = method
    message.destination = destination
    message.body = body
    let call = message
    let answer = try await withCheckedThrowingContinuation { send(call, answer: $0) }
    if answer.kind == .error {
      throw Failure.refused(answer.body.first?.text ?? answer.errorName ?? "")
    }
    return answer.body
  }

  private func send(
    _ message: BusMessage, answer: CheckedContinuation<BusMessage, any Error>
  ) {
    let isSent = lock { () -> Bool in
      guard isOpen else { return false }
      serial += 1
      var message = message
      message.serial = serial
      waiting[serial] = answer
      // Under the lock, so that no other message comes between its parts.
      if Self.write(message.bytes, to: socket) { return true }
      waiting[serial] = nil
      return false
    }
    if !isSent { answer.resume(throwing: Failure.closed) }
  }

  private func take(_ message: BusMessage) {
    if let answered = message.answered {
      let caller = lock { waiting.removeValue(forKey: answered) }
      caller?.resume(returning: message)
    } else if message.kind == .signal {
      onSignal(message)
    }
  }

  private func end() {
    let callers = lock { () -> [CheckedContinuation<BusMessage, any Error>] in
      isOpen = false
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for caller in callers { caller.resume(throwing: Failure.closed) }
  }

  private static func connect(_ environment: [String: String]) -> Int32? {
    for address in BusAddress.addresses(environment: environment) {
      if let socket = address.connect() { return socket }
    }
    return nil
  }

  // MARK: Bytes

  /// Tells the bus whose program this is, which the system confirms.
  private static func introduce(_ socket: Int32) -> Bool {
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    guard write([0] + "AUTH EXTERNAL \(user)\r\n".utf8, to: socket) else { return false }
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "\n"), answer.count < 256 {
      guard let byte = read(1, from: socket) else { return false }
      answer += byte
    }
    return answer.starts(with: "OK ".utf8) && write(Array("BEGIN\r\n".utf8), to: socket)
  }

  /// The next message; nil once the connection is closed. A damaged one is left out.
  private static func receive(_ socket: Int32) -> BusMessage? {
    while let start = read(BusMessage.startLength, from: socket),
      let length = BusMessage.length(start: start),
      let rest = read(length - start.count, from: socket)
    {
      if let message = try? BusMessage(bytes: start + rest) { return message }
    }
    return nil
  }

  private static func read(_ count: Int, from socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let part = bytes.withUnsafeMutableBytes {
        recv(socket, $0.baseAddress! + length, count - length, 0)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      length += part
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var length = 0
    while length < bytes.count {
      let part = bytes.withUnsafeBytes {
        // Without a signal that ends the program if the bus is gone.
        Foundation.send(
          socket, $0.baseAddress! + length, bytes.count - length, Int32(MSG_NOSIGNAL))
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return false }
      length += part
    }
    return true
  }
}
