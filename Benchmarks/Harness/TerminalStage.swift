import Foundation
import SwiftUI
import TerminalHost
import Timekeeping
import ViewRuntime

/// A view in a terminal, up to the bytes that it writes.
@MainActor
final class TerminalStage {
  private var terminal: DrivenTerminal
  private let runtime: ViewRuntime
  private let reader: TerminalReader
  private var time = TimeSource.current.now.timeInterval

  init(_ view: some View, columns: Int = 80, rows: Int = 24) {
    guard let reader = TerminalReader(columns: columns, rows: rows),
      let terminal = DrivenTerminal(
        descriptor: reader.device, environment: ["TERM": "xterm-256color"])
    else { fatalError("There is no pseudo-terminal.") }
    self.reader = reader
    self.terminal = terminal
    runtime = ViewRuntime(host: terminal.host)
    runtime.followHostEnvironment()
    runtime.mount(view)
    terminal.show()
    terminal.show()
  }

  func type(_ text: String) { terminal.type(text) }

  func answer(_ text: String) { terminal.answer(text) }

  /// Advances by a thirtieth of a second, like the frame clock.
  func tick() {
    time += 1.0 / 30
    terminal.tick(at: time)
  }

  func show(_ change: () -> Void) {
    change()
    terminal.show()
  }

  /// The number of bytes that a change writes to the terminal.
  func countBytes(_ change: () -> Void) -> Int {
    let before = reader.settledCount()
    change()
    return reader.settledCount() - before
  }
}

/// Reads and counts what is written to a pseudoterminal.
private final class TerminalReader: @unchecked Sendable {
  /// The end that is written to.
  let device: Int32
  private let master: Int32
  private let lock = NSLock()
  private var count = 0

  // TIOCSPTLCK and TIOCGPTN, which the C library's module lacks.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init?(columns: Int, rows: Int) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &unlocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { return nil }
    device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard device >= 0 else { return nil }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    Thread.detachNewThread { [self] in readOn() }
  }

  private func readOn() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let read = read(master, &bytes, bytes.count)
      if read <= 0 { return }
      lock.withLock { count += read }
    }
  }

  /// What was read, once nothing more has arrived for a while.
  func settledCount() -> Int {
    var last = -1
    while true {
      usleep(20_000)
      let now = lock.withLock { count }
      if now == last { return now }
      last = now
    }
  }
}
