import AppProjects
import Foundation

/// A child process; its end can be awaited together with other events.
final class ChildProgram {
  /// A descriptor that is readable once the program has ended.
  let ended: Int32
  let identifier: pid_t
  private let pipe = Pipe()

  /// - Parameters:
  ///   - arguments: the program's path or name, followed by its arguments.
  ///   - output: a file for everything that it prints; nil inherits this program's output.
  init(_ arguments: [String], environment: [String: String] = [:], output: URL? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(
        &actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    // Signals that this program handles itself have their default action in the child.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = arguments.map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + pairs).forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawnp(&child, arguments[0], &actions, &attributes, &words, &pairs)
    guard status == 0 else {
      throw ProjectError(
        "'\(arguments[0])' cannot be started: \(String(cString: strerror(status))).")
    }
    identifier = child
    ended = pipe.fileHandleForReading.fileDescriptor
    for end in [ended, pipe.fileHandleForWriting.fileDescriptor] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    watch(child, pipe.fileHandleForWriting)
  }

  private func watch(_ child: pid_t, _ end: FileHandle) {
    let thread = Thread {
      var status: Int32 = 0
      while true {
        if waitpid(child, &status, 0) >= 0 || errno != EINTR { break }
      }
      withUnsafeBytes(of: status) { end.write(Data($0)) }
    }
    thread.start()
  }

  /// The exit status; blocks until the program has ended.
  func result() -> Ending {
    let bytes = pipe.fileHandleForReading.readData(ofLength: MemoryLayout<Int32>.size)
    guard bytes.count == MemoryLayout<Int32>.size else { return .status(1) }
    let status = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  func send(_ signal: Int32) { kill(identifier, signal) }
}
