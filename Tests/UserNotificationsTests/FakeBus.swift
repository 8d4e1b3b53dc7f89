import Foundation
import Locking

@testable import UserNotifications

/// A session bus with one program on it, the desktop's service of notifications.
final class FakeBus: @unchecked Sendable {
  private let listening: Int32
  private let path: String
  private let lock = Lock()
  private var connected: Int32?
  private var calls: [BusMessage] = []
  private var number: UInt32 = 0
  private let hasService: Bool

  init(hasService: Bool = true) throws {
    self.hasService = hasService
    path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
    listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(listening, 4) == 0 else { throw BusConnection.Failure.noBus }
    Thread { [self] in serve() }.start()
  }

  deinit {
    close(listening)
    unlink(path)
  }

  var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path),guid=0a"] }

  /// The calls of a method so far.
  func calls(of member: String) -> [BusMessage] {
    lock { calls.filter { $0.member == member } }
  }

  func emit(_ member: String, _ body: [BusValue]) {
    var signal = BusMessage(kind: .signal)
    signal.path = "/org/freedesktop/Notifications"
    signal.interface = "org.freedesktop.Notifications"
    signal.member = member
    signal.serial = 1
    signal.body = body
    if let connected = lock({ connected }) { write(signal, connected) }
  }

  private func serve() {
    let handle = accept(listening, nil, nil)
    guard handle >= 0 else { return }
    lock { connected = handle }
    var received: [UInt8] = []
    var isGreeted = false
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(handle, &part, part.count), count > 0 {
      received += part[..<count]
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
    var answer = BusMessage(kind: .answer)
    answer.serial = 1
    answer.answered = call.serial
    switch call.member {
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
