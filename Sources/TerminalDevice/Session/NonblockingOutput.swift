@preconcurrency import Glibc

/// Writes to a terminal with a timeout: for the end of a program, which must come whether or not
/// the output is read.
///
/// The descriptor is reopened, so that writing to it never blocks: the mode belongs to the open
/// file, and the shell shares the first one. Everything except its initializer is safe in a signal
/// handler.
struct NonblockingOutput {
  private let descriptor: Int32
  private let isOwn: Bool
  /// Set when the terminal has accepted no output for too long.
  private var hasGivenUp = false

  /// How long a terminal may accept no output, in milliseconds.
  private static var patience: Int32 { 1000 }

  init(_ output: Int32) {
    let own = output < 0 ? -1 : Self.openAgain(output)
    isOwn = own >= 0
    descriptor = isOwn ? own : output
  }

  func close() {
    if isOwn { Glibc.close(descriptor) }
  }

  /// - Returns: false if some output was not accepted, now or before.
  @discardableResult
  mutating func write(_ count: Int, of bytes: UnsafeRawPointer) -> Bool {
    var written = 0
    var hasMadeRoom = false
    while written < count, !hasGivenUp {
      // Without the nonblocking mode, a single byte never blocks once there is room for any.
      let piece = isOwn ? count - written : 1
      if isOwn || isReady {
        let result = Glibc.write(descriptor, bytes + written, piece)
        if result > 0 {
          written += result
          continue
        }
        if result < 0, errno == EINTR { continue }
        if result < 0, errno != EAGAIN { return false }
      }
      if isReady { continue }
      // The pending output belongs to a screen that is going away.
      if hasMadeRoom || tcflush(descriptor, TCOFLUSH) != 0 { hasGivenUp = true }
      hasMadeRoom = true
    }
    return !hasGivenUp
  }

  /// Waits until the terminal accepts output.
  private var isReady: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, Self.patience) > 0
  }

  private static func openAgain(_ descriptor: Int32) -> Int32 {
    open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }
}
