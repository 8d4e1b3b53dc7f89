import Dispatch
@preconcurrency import Glibc
import Synchronization

/// Lets the program save its data before a signal ends it.
///
/// A signal handler may neither allocate nor lock, so ours only writes the signal's number to a
/// pipe. A dedicated thread reads it, saves (the main thread may be busy), and raises the signal
/// again for the previous handler: that of a host that restores the screen, or the system's
/// default. A second signal is not delayed.
enum EndSignals {
  private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let isUnderWay = Atomic<Bool>(false)
  private nonisolated(unsafe) static var pipeEnd: Int32 = -1
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?
  private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  /// Calls `save` before a signal ends the process; called once per process, after the host has
  /// installed its own handlers.
  static func install(_ save: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard source == nil, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEnd = ends[1]
    let readEnd = ends[0]
    let reader = DispatchSource.makeReadSource(
      fileDescriptor: readEnd, queue: DispatchQueue(label: "signals"))
    reader.setEventHandler { @Sendable in
      var number: UInt8 = 0
      guard read(readEnd, &number, 1) == 1 else { return }
      save()
      end(Int32(number))
    }
    reader.resume()
    source = reader
    _ = former
    for signal in signals { handle(signal) }
  }

  private static func handle(_ signal: Int32) {
    var current = sigaction()
    sigaction(signal, nil, &current)
    // Signals ignored by the parent (`nohup`) stay ignored.
    let isIgnored =
      unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { return }
    former[Int(signal)] = current
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { EndSignals.receive($0) }
    action.sa_flags = SA_RESTART
    sigemptyset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }

  private static func receive(_ signal: Int32) {
    let error = errno
    if isUnderWay.exchange(true, ordering: .sequentiallyConsistent) {
      end(signal)
    } else {
      var number = UInt8(truncatingIfNeeded: signal)
      if write(pipeEnd, &number, 1) != 1 { end(signal) }
    }
    errno = error
  }

  private static func end(_ signal: Int32) {
    sigaction(signal, former + Int(signal), nil)
    kill(getpid(), signal)
  }
}
