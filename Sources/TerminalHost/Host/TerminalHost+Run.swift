import CellText
import Foundation
import HostInterface
import TerminalDevice
import TerminalInput

extension TerminalHost {
  /// Whether there is a terminal to take over; otherwise ``run()`` prints and returns.
  package var isInteractive: Bool { session != nil }

  /// Shows the app until it quits.
  ///
  /// With a terminal this does not return: the process ends when the app quits, with the screen
  /// restored. Without one, the first frame is printed as plain text.
  package func run() {
    guard let session else { return printPlainText() }
    showsKeys = !CommandLine.arguments.contains(Self.withoutKeys)
    session.onEvents = { [unowned self] in receive($0) }
    session.onResize = { [unowned self] in resize(to: $0) }
    session.onRepaint = { [unowned self] in repaint() }
    session.onHangUp = { [unowned self] in quit() }
    quit = { [unowned self] in
      // Code that runs at the end may try to quit, too.
      quit = {}
      // The last chance to save, like leaving an app on a phone.
      change { $0.isActive = false }
      client?.runFrame()
      onQuit()
      session.stop()
      exit(0)
    }
    let replies = session.start()
    if let joined = TerminalQuery.joined(replies) { JoinedGlyphs.ofTerminal = joined }
    apply(replies)
    onStart()
    if hasKeyLine { client?.handle(.resized(size)) }
    resize(to: session.size)
    awaitsFirstFocus = true
    requestFrame()
    RunLoop.main.run()
  }

  /// Reads and shows by itself, as the main queue waits for the caller. Animations stand still.
  ///
  /// Keys that arrived together with the one whose action waits come first; without a terminal,
  /// there are no others.
  package func handleEvents(while isOpen: () -> Bool) -> Bool {
    guard !isInFrame, session != nil || !pendingInput.isEmpty else { return false }
    waitCount += 1
    defer {
      waitCount -= 1
      handleRestLater()
    }
    while isOpen() {
      for _ in 0..<16 where isWaitingForFrame { runFrame() }
      show()
      if pendingInput.isEmpty {
        guard let session else { break }
        session.handleInput(waiting: 50)
      }
      handlePendingInput(while: isOpen)
    }
    return true
  }

  /// What was read after the end of the last wait, in code that no event has called.
  private func handleRestLater() {
    guard !pendingInput.isEmpty, waitCount == 0, inputDepth == 0 else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.handlePendingInput { true }
        self?.scheduleFlush()
      }
    }
  }

  /// Runs frames until the app requests no more, and prints the screen without trailing blanks.
  func printPlainText() {
    if isatty(1) == 1,
      let reason = Self.whyNotTakenOver(capabilities, ProcessInfo.processInfo.environment)
    {
      FileHandle.standardError.write(Data((reason + "\n").utf8))
    }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((plainText() + "\n").utf8))
    } catch {
      let reason = (error as NSError).localizedFailureReason ?? error.localizedDescription
      FileHandle.standardError.write(Data("The picture could not be printed: \(reason)\n".utf8))
      exit(1)
    }
  }

  /// Returns the explanation for users who see a static picture instead of a running program; nil:
  /// the terminal is not the reason.
  static func whyNotTakenOver(
    _ capabilities: TerminalCapabilities, _ environment: [String: String]
  ) -> String? {
    guard !capabilities.canTakeOverScreen else { return nil }
    let term = environment["TERM"] ?? ""
    let cause = term.isEmpty ? "TERM is not set" : "TERM is \"\(term)\""
    return "\(cause), so that nothing is known of this terminal: the first picture is printed. "
      + "TERM=xterm runs the program in most terminals."
  }

  func plainText() -> String {
    requestFrame()
    // An app that keeps requesting frames is shown as it is by then.
    for _ in 0..<16 where isWaitingForFrame { flush() }
    var lines = painter.screen.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The argument that hides the line of key hints.
  private static let withoutKeys = "--no-keys"

  /// Returns the value of `--size 100x30` or `--size=100x30`.
  static func size(in arguments: [String]) -> CellSize? {
    guard let wish = wishedSize(in: arguments)?.lowercased() else { return nil }
    let numbers = wish.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    return CellSize(columns, rows)
  }

  /// Returns what is wrong with the requested size; nil if it is valid or absent.
  package static func problem(in arguments: [String]) -> String? {
    guard let wish = wishedSize(in: arguments), size(in: arguments) == nil else { return nil }
    let name = wish.isEmpty ? "Nothing" : "\"\(wish)\""
    return "\(name) is no size: write columns and rows, from 1 to 1000 each, as in --size 80x24."
  }

  private static func wishedSize(in arguments: [String]) -> Substring? {
    if let index = arguments.firstIndex(of: "--size") {
      return index + 1 < arguments.count ? arguments[index + 1][...] : ""
    }
    return arguments.first { $0.hasPrefix("--size=") }?.dropFirst("--size=".count)
  }
}
