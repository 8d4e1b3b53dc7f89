@preconcurrency import Glibc
import Synchronization

/// Restores the terminal when the program ends unexpectedly: by a signal, by a crash, by `exit`
/// somewhere in the app.
///
/// Signal handlers may only call a few system functions: they must not allocate, lock or touch
/// Swift objects. Therefore everything that they need is in plain memory, filled in by ``arm(_:)``
/// before the screen is taken over: the bytes to write, the terminal's settings, the descriptors to
/// restore.
///
/// A terminal that accepts no output (its window hangs, its connection is stuck) cannot block the
/// program: output not accepted within a second is dropped, see ``NonblockingOutput``.
///
/// After restoring, the handler reinstalls the signal's former action and raises the signal again.
/// A crash therefore ends as it would without a screen: with the runtime's message (kept by
/// ``OutputCapture`` until then) and backtrace on the restored screen, and with the right status
/// for the shell.
enum EmergencyRestore {
  /// The state to restore.
  struct Record {
    var input: Int32
    var output: Int32
    var settings: termios
    var capture: OutputCapture?
    var leave: [UInt8]
  }

  private struct State {
    var input: Int32 = -1
    var output = NonblockingOutput(-1)
    var settings = termios()
    var savedOutput: Int32 = -1
    var savedError: Int32 = -1
    var captured: Int32 = -1
    var bytes: UnsafeMutablePointer<UInt8>?
    var byteCount = 0
    /// The descriptor to which handlers that only forward a signal write its number.
    var wakeUp: Int32 = -1
  }

  private static let isArmed = Atomic<Bool>(false)
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    pointer.initialize(to: State())
    return pointer
  }()
  private nonisolated(unsafe) static let formerActions: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]
  static let terminations = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Other signals that terminate a program, unless it handles them itself.
  static let rarities = [
    SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR,
    SIGSTKFLT, SIGSYS,
  ]
  /// Forwarded to the main queue.
  static let notices = [SIGWINCH, SIGTSTP, SIGCONT]

  // MARK: Arming

  /// Records what to restore. From here to ``disarm()`` any end of the process restores it.
  static func arm(_ record: Record) {
    disarm()
    var new = State()
    new.wakeUp = state.pointee.wakeUp
    new.input = record.input
    state.pointee.output.close()
    new.output = NonblockingOutput(record.output)
    new.settings = record.settings
    new.savedOutput = record.capture?.savedOutput ?? -1
    new.savedError = record.capture?.savedError ?? -1
    new.captured = record.capture?.file ?? -1
    state.pointee.bytes?.deallocate()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: record.leave.count)
    bytes.initialize(from: record.leave, count: record.leave.count)
    new.bytes = bytes
    new.byteCount = record.leave.count
    state.pointee = new
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Ends the protection, because the screen was restored normally, or is about to be.
  static func disarm() {
    isArmed.store(false, ordering: .sequentiallyConsistent)
  }

  /// Restores the terminal if it is taken over; once, whoever calls. Safe in a signal handler.
  static func restoreNow() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let state = state
    if let bytes = state.pointee.bytes {
      state.pointee.output.write(state.pointee.byteCount, of: bytes)
    }
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.settings)
    // Pending mouse reports would end up in the shell.
    tcflush(state.pointee.input, TCIFLUSH)
    OutputCapture.restore(state.pointee.savedOutput, to: 1)
    OutputCapture.restore(state.pointee.savedError, to: 2)
    if state.pointee.captured >= 0 {
      OutputCapture.replay(state.pointee.captured) { count, bytes in
        state.pointee.output.write(count, of: bytes)
      }
    }
  }

  // MARK: Signals

  /// Unblocks signals: a process inherits blocked ones from its parent, and one that cannot be
  /// terminated would keep the terminal.
  private static func unblockSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in crashes + terminations + notices { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Installs the handlers, once per process. `wakeUp` is the end of a pipe that receives the
  /// numbers of the signals that the main queue handles.
  static func installHandlers(wakeUp: Int32) {
    state.pointee.wakeUp = wakeUp
    _ = formerActions
    prepareForStackOverflow()
    for signal in crashes + terminations { install(signal, endsProcess: true) }
    for signal in rarities where isLeftToSystem(signal) { install(signal, endsProcess: true) }
    for signal in notices { install(signal, endsProcess: false) }
    unblockSignals()
    atexit { EmergencyRestore.restoreNow() }
  }

  /// Returns whether a signal has its default action.
  private static func isLeftToSystem(_ signal: Int32) -> Bool {
    var current = sigaction()
    sigaction(signal, nil, &current)
    return unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  /// Provides a stack for the handler: a view that contains itself overflows the main thread's
  /// stack.
  private static func prepareForStackOverflow() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    var own = stack_t()
    own.ss_size = 65536
    own.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: own.ss_size, alignment: 16)
    sigaltstack(&own, nil)
  }

  /// Reinstalls the handler for a notice after it was removed.
  static func reinstall(_ signal: Int32) {
    install(signal, endsProcess: false)
  }

  private static func install(_ signal: Int32, endsProcess: Bool) {
    var action = sigaction()
    if endsProcess {
      action.__sigaction_handler.sa_handler = { EmergencyRestore.handleEnd($0) }
    } else {
      action.__sigaction_handler.sa_handler = { EmergencyRestore.handleNotice($0) }
    }
    action.sa_flags = SA_RESTART | (crashes.contains(signal) ? SA_ONSTACK : 0)
    sigemptyset(&action.sa_mask)
    // Setting a terminal's modes from the background would stop the process instead of terminating
    // it.
    sigaddset(&action.sa_mask, SIGTTOU)
    var current = sigaction()
    sigaction(signal, nil, &current)
    // Signals that the parent ignores (`nohup`) stay ignored.
    let isIgnored =
      unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored, endsProcess { return }
    formerActions[Int(signal)] = current
    sigaction(signal, &action, nil)
  }

  private static func handleEnd(_ signal: Int32) {
    restoreNow()
    sigaction(signal, formerActions + Int(signal), nil)
    raise(signal)
  }

  private static func handleNotice(_ signal: Int32) {
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    write(state.pointee.wakeUp, &number, 1)
    errno = error
  }
}
