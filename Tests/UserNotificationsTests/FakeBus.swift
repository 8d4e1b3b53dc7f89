import Foundation
import Locking

@testable import UserNotifications

/// A session bus with one program on it, the desktop's service of notifications.
final class FakeBus: @unchecked Sendable {
  private let listening: Int32
  private let address: BusAddress
  private let lock = Lock()
  private var connected: Int32?
  private var calls: [BusMessage] = []
  private var number: UInt32 = 0
  private let hasService: Bool
  private let greets: Bool
  private let unanswered: Set<String>
  private var count = 0

  /// - Parameters:
  ///   - path: where its socket stands; without one it has no file that could be left behind.
  ///   - greets: whether programs that connect are answered at all.
  ///   - unanswered: the methods on which the bus or its program hangs.
  init(
    path: String? = nil, hasService: Bool = true, greets: Bool = true, unanswered: Set<String> = []
  ) throws {
    self.hasService = hasService
    self.greets = greets
    self.unanswered = unanswered
    address = BusAddress(name: path ?? "kumiki-\(UUID().uuidString)", isAbstract: path == nil)
    listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let result = address.withSocketAddress { bind(listening, $0, $1) }
    guard result == 0, listen(listening, 4) == 0 else { throw BusConnection.Failure.noBus }
    Thread { [weak self, listening] in
      while case let handle = accept(listening, nil, nil), handle >= 0 {
        guard let bus = self else { return }
        Thread { bus.serve(handle) }.start()
      }
    }.start()
  }

  deinit {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
  }

  var environment: [String: String] {
    let kind = address.isAbstract ? "abstract" : "path"
    return ["DBUS_SESSION_BUS_ADDRESS": "unix:\(kind)=\(address.name),guid=0a"]
  }

  /// The calls of a method so far.
  func calls(of member: String) -> [BusMessage] {
    lock { calls.filter { $0.member == member } }
  }

  /// How often a program has connected.
  var connections: Int { lock { count } }

  func emit(_ member: String, _ body: [BusValue]) {
    var signal = BusMessage(kind: .signal)
    signal.path = "/org/freedesktop/Notifications"
    signal.interface = "org.freedesktop.Notifications"
    signal.member = member
    signal.serial = 1
    signal.body = body
    if let connected = lock({ connected }) { write(signal, connected) }
  }

  /// Ends the last connection.
  func hangUp() {
    if let connected = lock({ connected }) { shutdown(connected, Int32(SHUT_RDWR)) }
  }

  private func serve(_ handle: Int32) {
    lock {
      connected = handle
      count += 1
    }
    defer { close(handle) }
    var received: [UInt8] = []
    var isGreeted = false
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(handle, &part, part.count), count > 0 {
      received += part[..<count]
      guard greets else { continue }
      if !isGreeted, let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[...end], as: UTF8.self)
        received.removeFirst(end + 1)
        if line.hasPrefix("BEGIN") {
          isGreeted = true
        } else {
          _ = "OK 0a\r\n".withCString { Foundation.write(handle, $0, 7) }
        }
      }
      while isGreeted, received.count >= BusMessage.startLength,
        let length = BusMessage.length(start: Array(received[..<BusMessage.startLength])),
        received.count >= length
      {
        if let message = try? BusMessage(bytes: Array(received[..<length])) {
          answer(message, handle)
        }
        received.removeFirst(length)
      }
    }
  }

  private func answer(_ call: BusMessage, _ handle: Int32) {
    lock { calls.append(call) }
    guard let member = call.member, !unanswered.contains(member) else { return }
    var answer = BusMessage(kind: .answer)
    answer.serial = 1
    answer.answered = call.serial
    switch member {
    case "Hello": answer.body = [.string(":1.1")]
    case "ListNames":
      answer.body = [.strings(hasService ? ["org.freedesktop.Notifications"] : [])]
    case "ListActivatableNames": answer.body = [.strings([])]
    case "GetCapabilities": answer.body = [.strings(["actions", "body-markup"])]
    case "Notify":
      number += 1
      answer.body = [.uint32(number)]
    default: break
    }
    write(answer, handle)
  }

  private func write(_ message: BusMessage, _ handle: Int32) {
    let bytes = message.bytes
    _ = Foundation.write(handle, bytes, bytes.count)
  }
}
