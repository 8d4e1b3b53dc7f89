#if DEBUG
  import Dispatch
  import Foundation
  import Glibc
  import HostInterface
  import Scenes
  import ViewRuntime

  /// The program's side of `kumiki run --live`: loads new code while the program runs.
  ///
  ///     tool ── {"kind":"patch","path":"…/Patch3.so"} ─▶ program: loads it, runs all bodies
  ///     tool ◀─ {"kind":"done","text":"…/Patch3.so"} ──
  ///
  /// Sends lines of JSON over the socket in `KUMIKI_LIVE`. A program without that variable does
  /// nothing; release builds do not contain this code.
  @MainActor
  final class LiveSession {
    private struct Line: Codable {
      var kind: String
      var path: String?
      var text: String?
      var isError: Bool?
    }

    private static var current: LiveSession?

    private let runtime: ViewRuntime
    private let socket: Int32
    private var source: (any DispatchSourceRead)?
    private var waiting: [UInt8] = []

    /// Connects the program to the tool, and restores the state of a previous process.
    static func start(_ runtime: ViewRuntime) {
      let environment = ProcessInfo.processInfo.environment
      guard let path = environment["KUMIKI_LIVE"], current == nil else { return }
      if let file = environment["KUMIKI_CARRY"],
        let data = FileManager.default.contents(atPath: file)
      {
        runtime.preservedState = PreservedState(encoded: data)
        runtime.takeOverFocus()
        // State created later starts with its initial values.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          MainActor.assumeIsolated { runtime.preservedState = nil }
        }
      }
      current = LiveSession(runtime, path)
    }

    private init?(_ runtime: ViewRuntime, _ path: String) {
      self.runtime = runtime
      socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      guard socket >= 0, Self.connect(socket, path) else { return nil }
      let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
      source.resume()
      self.source = source
    }

    private static func connect(_ socket: Int32, _ path: String) -> Bool {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
    }

    private func receive() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(socket, &bytes, bytes.count)
      guard count > 0 else {
        // The tool has quit: the program continues unchanged.
        source?.cancel()
        source = nil
        return
      }
      waiting += bytes[..<count]
      while let end = waiting.firstIndex(of: 10) {
        let line = Data(waiting[..<end])
        waiting.removeSubrange(...end)
        if let line = try? JSONDecoder().decode(Line.self, from: line) { take(line) }
      }
    }

    private func take(_ line: Line) {
      switch line.kind {
      case "patch":
        guard let path = line.path else { return }
        guard dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil else {
          let reason = dlerror().map { String(cString: $0) } ?? "no reason was given"
          return send(Line(kind: "failed", text: reason))
        }
        runtime.reload { [weak self] in self?.send(Line(kind: "done", text: path)) }
      case "message":
        LiveStatus.shared.show(
          line.text.map { LiveStatus.Message($0, isError: line.isError ?? false) })
      case "carry":
        guard let path = line.path else { return }
        let data = PreservedState(of: runtime).encoded()
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
        send(Line(kind: "carried", text: path))
      case "quit": runtime.host.perform(.close)
      default: break
      }
    }

    private func send(_ line: Line) {
      guard var data = try? JSONEncoder().encode(line) else { return }
      data.append(10)
      data.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = write(socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
          if count <= 0 { return }
          rest = rest.dropFirst(count)
        }
      }
    }
  }
#endif
