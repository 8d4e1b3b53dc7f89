import Foundation
import Locking

/// The socket of a connection to the bus.
///
/// Its number may be given to another file as soon as it is closed. Therefore only the thread that
/// reads closes it, and whoever else uses it does so under the lock while it is open.
final class BusSocket: @unchecked Sendable {
  private let handle: Int32
  private let lock = Lock()
  private var isUsable = true

  /// Connects and tells the bus whose program this is; waits for the bus.
  ///
  /// - Parameter patience: the seconds that each step may take; nil is returned after them.
  init?(environment: [String: String], patience: Double) {
    guard let handle = Self.connect(environment, patience) else { return nil }
    self.handle = handle
    guard introduce() else {
      close()
      return nil
    }
    // The next message may take days. Sending keeps its limit: a bus that reads nothing is gone.
    BusAddress.setPatience(0, SO_RCVTIMEO, of: handle)
  }

  private static func connect(_ environment: [String: String], _ patience: Double) -> Int32? {
    for address in BusAddress.addresses(environment: environment) {
      if let handle = address.connect(patience: patience) { return handle }
    }
    return nil
  }

  var isOpen: Bool { lock { isUsable } }

  /// Sends bytes with nothing of other threads between them.
  ///
  /// - Returns: whether they were sent. If not, the connection ends: a part may have been.
  func send(_ bytes: [UInt8]) -> Bool {
    lock {
      guard isUsable else { return false }
      if write(bytes) { return true }
      shutdown(handle, Int32(SHUT_RDWR))
      return false
    }
  }

  /// Ends the connection: the thread that reads receives nothing more.
  func end() {
    lock { if isUsable { shutdown(handle, Int32(SHUT_RDWR)) } }
  }

  /// Called by the thread that reads, when it is done.
  func close() {
    lock {
      isUsable = false
      Foundation.close(handle)
    }
  }

  /// The next message; nil once the connection is closed. A damaged one is left out.
  func receive() -> BusMessage? {
    while let start = read(BusMessage.startLength),
      let length = BusMessage.length(start: start),
      let rest = read(length - start.count)
    {
      if let message = try? BusMessage(bytes: start + rest) { return message }
    }
    return nil
  }

  /// Tells the bus whose program this is, which the system confirms.
  private func introduce() -> Bool {
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    guard write([0] + "AUTH EXTERNAL \(user)\r\n".utf8) else { return false }
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "\n"), answer.count < 256 {
      guard let byte = read(1) else { return false }
      answer += byte
    }
    return answer.starts(with: "OK ".utf8) && write(Array("BEGIN\r\n".utf8))
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let part = bytes.withUnsafeMutableBytes {
        recv(handle, $0.baseAddress! + length, count - length, 0)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      length += part
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var length = 0
    while length < bytes.count {
      let part = bytes.withUnsafeBytes {
        // Without a signal that ends the program if the bus is gone.
        Foundation.send(
          handle, $0.baseAddress! + length, bytes.count - length, Int32(MSG_NOSIGNAL))
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return false }
      length += part
    }
    return true
  }
}
