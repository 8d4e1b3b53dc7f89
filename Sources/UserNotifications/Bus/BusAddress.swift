import Foundation

/// Where a bus listens: a socket's path, or its name without a file.
struct BusAddress: Equatable {
  var name: String
  var isAbstract = false

  /// The addresses of the session bus, the best first.
  static func addresses(environment: [String: String]) -> [BusAddress] {
    if let text = environment["DBUS_SESSION_BUS_ADDRESS"], !text.isEmpty {
      return text.split(separator: ";").compactMap { BusAddress(String($0)) }
    }
    // Where the system's manager of sessions puts it.
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return [] }
    return [BusAddress(name: "\(folder)/bus")]
  }

  init(name: String, isAbstract: Bool = false) {
    self.name = name
    self.isAbstract = isAbstract
  }

  /// Reads an address like `unix:path=/run/user/1000/bus,guid=12ab`.
  init?(_ text: String) {
    guard text.hasPrefix("unix:") else { return nil }
    for pair in text.dropFirst(5).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = parts[1].removingPercentEncoding else { continue }
      switch parts[0] {
      case "path": self.init(name: name)
      case "abstract": self.init(name: name, isAbstract: true)
      default: continue
      }
      return
    }
    return nil
  }

  /// Returns a connected socket.
  ///
  /// - Parameter patience: the seconds that connecting, sending and receiving may each take.
  func connect(patience: Double) -> Int32? {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let handle = socket(AF_UNIX, kind, 0)
    guard handle >= 0 else { return nil }
    Self.setPatience(patience, SO_SNDTIMEO, of: handle)
    Self.setPatience(patience, SO_RCVTIMEO, of: handle)
    if withSocketAddress({ Foundation.connect(handle, $0, $1) }) == 0 { return handle }
    close(handle)
    return nil
  }

  /// Calls `body` with the address as the system takes it.
  ///
  /// - Returns: what `body` returned; -1 for a name that is too long.
  func withSocketAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = (isAbstract ? [0] : []) + Array(name.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    // The name of an abstract socket ends with the address, not with a zero.
    let length = MemoryLayout<sa_family_t>.size + bytes.count + (isAbstract ? 0 : 1)
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(length)) }
    }
  }

  /// Limits how long a socket waits; zero: as long as it takes.
  static func setPatience(_ seconds: Double, _ option: Int32, of handle: Int32) {
    var limit = timeval()
    limit.tv_sec = Int(seconds)
    limit.tv_usec = Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6)
    setsockopt(handle, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
