import AppProjects
import Foundation

/// The connection to a running app: lines of JSON over a socket.
final class LiveChannel {
  struct Line: Codable, Equatable {
    var kind: String
    var path: String?
    var text: String?
    var isError: Bool?
  }

  let path: String
  /// A descriptor that is readable when an app connects.
  let listener: Int32
  /// A descriptor that is readable when the app sent something; -1 without an app.
  private(set) var connection: Int32 = -1
  private var waiting: [UInt8] = []
  /// The folder with the socket and other files with the same lifetime.
  let folder: URL

  init() throws {
    // Anyone who can write to the socket can load code into the app, so it is in a folder private
    // to the user. The path in TMPDIR may exceed the hundred bytes of a socket's path.
    var template = Array("/tmp/kumiki-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ProjectError("No folder can be made in /tmp: \(String(cString: strerror(errno))).")
    }
    folder = URL(
      fileURLWithPath: String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
    path = folder.appendingPathComponent("live").path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0, listen(listener, 4) == 0 else {
      throw ProjectError(
        "The socket '\(path)' cannot be made: \(String(cString: strerror(errno))).")
    }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
  }

  /// Removes the socket and everything that was written next to it.
  func remove() {
    hangUp()
    close(listener)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Accepts an app's connection; the previous one is closed.
  func accept() {
    hangUp()
    connection = Glibc.accept(listener, nil, nil)
    if connection >= 0 { _ = fcntl(connection, F_SETFD, FD_CLOEXEC) }
  }

  func hangUp() {
    if connection >= 0 { close(connection) }
    connection = -1
    waiting = []
  }

  /// - Returns: false if there is no app, or it does not listen.
  @discardableResult
  func send(_ line: Line) -> Bool {
    guard connection >= 0, var data = try? JSONEncoder().encode(line) else { return false }
    data.append(10)
    return data.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.send(
          connection, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  /// The lines that the app has sent; closes the connection if the app is gone.
  func receive() -> [Line] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else {
      hangUp()
      return []
    }
    waiting += bytes[..<count]
    var lines: [Line] = []
    while let end = waiting.firstIndex(of: 10) {
      if let line = try? JSONDecoder().decode(Line.self, from: Data(waiting[..<end])) {
        lines.append(line)
      }
      waiting.removeSubrange(...end)
    }
    return lines
  }
}
