import Foundation
import Locking

/// A connection to the user's session bus, by which programs of a desktop talk to each other.
///
/// ```swift
/// let bus = try await BusConnection.open { signal in ... }
/// let answer = try await bus.call(
///   "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")
/// ```
///
/// Sendable, because what changes is used under the lock only.
final class BusConnection: @unchecked Sendable {
  enum Failure: Error, Equatable {
    case noBus
    case closed
    case noAnswer
    case refused(String)
  }

  private let socket: BusSocket
  private let patience: Double
  private let onSignal: @Sendable (BusMessage) -> Void
  private let lock = Lock()
  private var serial: UInt32 = 0
  private var waiting: [UInt32: CheckedContinuation<BusMessage, any Error>] = [:]
  /// Whether answers still arrive.
  private var isListening = true

  /// Connects, on a thread that then reads: the bus may let it wait.
  ///
  /// - Parameters:
  ///   - patience: the seconds after which a bus or a called program is taken for hanging.
  ///   - onSignal: called on the connection's own thread.
  static func open(
    environment: [String: String] = ProcessInfo.processInfo.environment, patience: Double = 5,
    onSignal: @escaping @Sendable (BusMessage) -> Void
  ) async throws -> BusConnection {
    let connection = try await withCheckedThrowingContinuation {
      (answer: CheckedContinuation<BusConnection, any Error>) in
      let reading = Thread {
        guard let socket = BusSocket(environment: environment, patience: patience) else {
          return answer.resume(throwing: Failure.noBus)
        }
        weak let connection = hand(
          BusConnection(socket, patience: patience, onSignal: onSignal), to: answer)
        while let message = socket.receive() { connection?.take(message) }
        socket.close()
        connection?.end()
      }
      reading.name = "session bus"
      reading.start()
    }
    try await connection.greet()
    return connection
  }

  /// Here the caller becomes the connection's only owner, so that the thread ends with it.
  private static func hand(
    _ connection: BusConnection, to caller: CheckedContinuation<BusConnection, any Error>
  ) -> BusConnection {
    caller.resume(returning: connection)
    return connection
  }

  private init(
    _ socket: BusSocket, patience: Double, onSignal: @escaping @Sendable (BusMessage) -> Void
  ) {
    self.socket = socket
    self.patience = patience
    self.onSignal = onSignal
  }

  deinit { socket.end() }

  var isConnected: Bool { lock { isListening } && socket.isOpen }

  /// Names the connection; the bus requires this first.
  private func greet() async throws {
    _ = try await call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
  }

  /// Calls a method of another program.
  ///
  /// - Parameter startsService: whether the bus starts the program if it is not running.
  /// - Returns: the values of the answer.
  @discardableResult
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ body: [BusValue] = [], startsService: Bool = false
  ) async throws -> [BusValue] {
    var message = BusMessage(kind: .call)
    message.path = path
    message.interface = interface
    message.member = method
    message.destination = destination
    message.body = body
    message.startsService = startsService
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
    let entered = lock { () -> UInt32? in
      guard isListening else { return nil }
      serial += 1
      waiting[serial] = answer
      return serial
    }
    guard let entered else { return answer.resume(throwing: Failure.closed) }
    var message = message
    message.serial = entered
    guard socket.send(message.bytes) else { return fail(entered, .closed) }
    // A program that is only being started has more time; the bus itself gives up sooner.
    let patience = message.startsService ? 6 * patience : patience
    // Always in real time, which this form keeps to: no bus follows the clock of a test.
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, qos: .unspecified, flags: []) {
      [weak self] in self?.fail(entered, .noAnswer)
    }
  }

  private func fail(_ call: UInt32, _ failure: Failure) {
    lock { waiting.removeValue(forKey: call) }?.resume(throwing: failure)
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
      isListening = false
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for caller in callers { caller.resume(throwing: Failure.closed) }
  }
}
