import CellText
import Dispatch
import LayoutCore
@preconcurrency import Glibc
import TerminalInput

/// A terminal that is taken over: raw input, the alternate screen, and everything restored at the
/// end, however it ends.
///
/// ```swift
/// guard let session = TerminalSession.attach() else { return printPlainText() }
/// session.onEvents = { events in ... }
/// session.start()
/// session.write(diff.encode(screen, over: nil))
/// ...
/// session.stop()
/// ```
///
/// Nothing polls: input and signals wake the main queue, and while nothing happens the process
/// sleeps.
@MainActor
package final class TerminalSession {
  /// Called with the received events, in order; never empty.
  package var onEvents: ([InputEvent]) -> Void = { _ in }
  /// Called when the window's size has changed.
  package var onResize: (CellSize) -> Void = { _ in }
  /// Called when the screen was lost (another program had the terminal) and everything has to be
  /// written again.
  package var onRepaint: () -> Void = {}
  /// Called when the terminal is gone.
  package var onHangUp: () -> Void = {}

  let capabilities: TerminalCapabilities
  private let input: Int32
  private let output: Int32
  private let ownsProcess: Bool
  private var modes: ScreenModes
  private let originalSettings: termios
  private var capture: OutputCapture?
  private var decoder = InputDecoder()
  private var reader: InputReader?
  private var signals: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?
  private(set) var isActive = false
  /// How long nothing has been received in ``handleInput(waiting:)``, in milliseconds.
  private var silence: Int32 = 0
  /// The size when input was last handled by ``handleInput(waiting:)``.
  private var lastSize: CellSize?
  /// Whether it accepts no more output, because its window was closed.
  private var isGone = false
  /// Bytes that remove from the screen what does not disappear with the surrounding text, such as
  /// pictures. They are written just before the screen is restored.
  package var cleanUp: [UInt8] = []

  /// Takes over the process's own terminal; nil if there is none, or none that can be drawn on.
  ///
  /// Standard output has to be a terminal. Input comes from standard input, or from the controlling
  /// terminal if standard input is a pipe (`ls | app`).
  package static func attach(environment: [String: String]) -> TerminalSession? {
    let capabilities = TerminalCapabilities(environment: environment)
    guard capabilities.canTakeOverScreen, isatty(1) == 1 else { return nil }
    let input = isatty(0) == 1 ? 0 : open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard input >= 0 else { return nil }
    // A copy, because descriptor 1 will be redirected while the screen is taken over.
    let output = fcntl(1, F_DUPFD_CLOEXEC, 10)
    guard output >= 0 else { return nil }
    return TerminalSession(
      input: input, output: output, capabilities: capabilities, ownsProcess: true)
  }

  /// - Parameter ownsProcess: whether signals, exit and the standard streams are handled, too;
  ///   false for a terminal whose other end a test holds.
  package init?(
    input: Int32, output: Int32, capabilities: TerminalCapabilities, ownsProcess: Bool
  ) {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return nil }
    self.input = input
    self.output = output
    self.capabilities = capabilities
    self.ownsProcess = ownsProcess
    modes = ScreenModes(capabilities: capabilities)
    originalSettings = settings
  }

  /// The window's size; 80 x 24 if the terminal does not report it.
  package var size: CellSize { Self.size(of: output) ?? CellSize(80, 24) }

  /// Returns the size of a terminal window; nil if it is no terminal, or does not report it.
  package static func size(of descriptor: Int32) -> CellSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return CellSize(Int(size.ws_col), Int(size.ws_row))
  }

  /// The size of a cell; nil if the terminal does not report it.
  package var cellSize: PixelSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    else { return nil }
    return PixelSize(
      Int(size.ws_xpixel) / Int(size.ws_col), Int(size.ws_ypixel) / Int(size.ws_row))
  }

  // MARK: Start and stop

  /// Takes over the screen and queries the terminal's capabilities. Returns the replies received
  /// within ``TerminalQuery/patience``; other input arrives as events.
  @discardableResult
  package func start() -> [TerminalReply] {
    if ownsProcess { listenForSignals() }
    enter()
    var early = ask(
      TerminalQuery.all(in: size, asksForName: capabilities.ignoresUnknownModes))
    if early.contains(.reply(.clusters(isOn: false))) {
      turnOnClusters()
      early += ask(TerminalQuery.widthsAgain(in: size))
    }
    reader = InputReader(descriptor: input) { [weak self] bytes, isClosed in
      self?.receive(bytes, isClosed: isClosed)
    }
    let typed = early.filter { if case .reply = $0 { false } else { true } }
    if !typed.isEmpty {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.onEvents(typed) } }
    }
    waitForRest()
    return early.compactMap { if case .reply(let reply) = $0 { reply } else { nil } }
  }

  /// Turns on the cursor's movement by grapheme clusters, whose widths suit layout best.
  private func turnOnClusters() {
    modes.turnedOnClusters()
    arm()
    write(ScreenModes.clustersOn)
  }

  /// Restores the screen and prints what was captured meanwhile. Calling it twice does no harm.
  package func stop() {
    reader?.cancel()
    reader = nil
    timer?.cancel()
    timer = nil
    leave()
  }

  /// Writes to the terminal; waits until everything is accepted.
  ///
  /// A terminal that is gone is reported once, and later: the caller may be in the middle of a
  /// frame, and the end of the program writes, too.
  package func write(_ bytes: [UInt8]) {
    guard isActive, !isGone, !bytes.isEmpty else { return }
    let isTaken = bytes.withUnsafeBytes {
      OutputCapture.write(all: $0.count, of: $0.baseAddress!, to: output)
    }
    if isTaken { return }
    isGone = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.onHangUp() } }
  }

  /// Sets the title of the terminal's window; the former title is restored with the screen.
  package func setTitle(_ title: String) {
    guard capabilities.ignoresUnknownModes else { return }
    let harmless = title.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
    write(Array("\u{1B}]2;\(String(String.UnicodeScalarView(harmless)))\u{7}".utf8))
  }

  /// Restores the screen and stops the process, as Control-Z does, until it is continued.
  package func suspend() {
    guard isActive, ownsProcess else { return }
    leave()
    // The whole job stops: first the others, then this thread, which continues here afterwards.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    EmergencyRestore.reinstall(SIGTSTP)
    enter()
    onResize(size)
    onRepaint()
  }

  package func enter() {
    guard !isActive else { return }
    isActive = true
    var raw = originalSettings
    cfmakeraw(&raw)
    if ownsProcess { capture = OutputCapture() }
    arm()
    // Before any output: a process in the background stops here until it is in the foreground.
    tcsetattr(input, TCSANOW, &raw)
    write(modes.enter)
  }

  private func arm() {
    EmergencyRestore.arm(
      EmergencyRestore.Record(
        input: input, output: output, settings: originalSettings, capture: capture,
        leave: modes.leave))
  }

  func leave() {
    guard isActive else { return }
    write(cleanUp)
    write(modes.leave)
    EmergencyRestore.disarm()
    isActive = false
    var settings = originalSettings
    tcsetattr(input, TCSANOW, &settings)
    tcflush(input, TCIFLUSH)
    capture?.end()
    capture = nil
  }

  // MARK: Input

  private func receive(_ bytes: [UInt8], isClosed: Bool) {
    guard isActive else { return }
    silence = 0
    let events = decoder.feed(bytes)
    waitForRest()
    if !events.isEmpty { onEvents(events) }
    if isClosed { onHangUp() }
  }

  /// Handles what is typed, while the main queue is busy with the caller; returns at the latest
  /// after the time given.
  package func handleInput(waiting milliseconds: Int32) {
    guard isActive, let reader else { return }
    if !reader.waitForInput(milliseconds), let wait = decoder.wait {
      silence += milliseconds
      if silence >= Self.patience(wait) {
        silence = 0
        let events = decoder.flush()
        if !events.isEmpty { onEvents(events) }
      }
    }
    // The signals of a new size come through the main queue, too.
    let size = size
    if let lastSize, size != lastSize { onResize(size) }
    lastSize = size
  }

  /// Waits for the rest of a sequence, then interprets what has arrived as it is.
  private func waitForRest() {
    timer?.cancel()
    timer = nil
    guard let wait = decoder.wait else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(Int(Self.patience(wait))))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.timer = nil
        let events = self.decoder.flush()
        if !events.isEmpty { self.onEvents(events) }
      }
    }
    timer.resume()
    self.timer = timer
  }

  /// How long to wait for the rest, in milliseconds.
  private static func patience(_ wait: InputDecoder.Wait) -> Int32 {
    switch wait {
    case .sequence: 50
    case .paste: 2000
    }
  }

  private func ask(_ questions: [UInt8]) -> [InputEvent] {
    guard capabilities.ignoresUnknownModes else { return [] }
    write(questions)
    let deadline = ContinuousClock.now + TerminalQuery.patience
    var events: [InputEvent] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !events.contains(where: \.isLastReply) {
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = Int32(clamping: left / .milliseconds(1))
      guard milliseconds > 0 else { break }
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, milliseconds)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0, waiting.revents & Int16(POLLIN) != 0 else { break }
      let count = read(input, &chunk, chunk.count)
      guard count > 0 else { break }
      events += decoder.feed(chunk.prefix(count))
    }
    return events
  }

  // MARK: Signals

  private func listenForSignals() {
    var ends: [Int32] = [-1, -1]
    guard signals == nil, pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    let readEnd = ends[0]
    source.setEventHandler { [weak self] in
      var numbers = [UInt8](repeating: 0, count: 64)
      let count = read(readEnd, &numbers, numbers.count)
      let received = Set(numbers.prefix(max(0, count)).map(Int32.init))
      MainActor.assumeIsolated { self?.handle(received) }
    }
    source.resume()
    signals = source
    EmergencyRestore.installHandlers(wakeUp: ends[1])
  }

  func handle(_ signals: Set<Int32>) {
    guard isActive else { return }
    if signals.contains(SIGTSTP) { return suspend() }
    if signals.contains(SIGCONT) {
      // Stopped from outside: another program may have left the terminal in any state.
      var raw = originalSettings
      cfmakeraw(&raw)
      tcsetattr(input, TCSANOW, &raw)
      write(modes.enterAgain)
      onResize(size)
      onRepaint()
    } else if signals.contains(SIGWINCH) {
      onResize(size)
    }
  }
}

extension InputEvent {
  fileprivate var isLastReply: Bool {
    if case .reply(let reply) = self { reply.isLast } else { false }
  }
}
