@preconcurrency import Glibc

/// A terminal whose other end is held by the test.
package final class PseudoTerminal {
  /// The test's end: writing here means typing.
  package let master: Int32
  /// The app's end.
  package let device: Int32

  // TIOCSPTLCK and TIOCGPTN, which the C library's module lacks.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  package init?(columns: Int = 80, rows: Int = 24) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &unlocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { return nil }
    device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard device >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  deinit {
    if !isHungUp { close(master) }
    close(device)
  }

  private var isHungUp = false

  /// Closes the window.
  package func hangUp() {
    isHungUp = true
    close(master)
  }

  package func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// The app's output so far; empty if there is none.
  package func output() -> String {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// The app's output up to `end`, which it is known to write last; less if `end` does not come.
  package func output(upTo end: String) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(end), poll(&waiting, 1, 2000) > 0 {
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package var localFlags: tcflag_t {
    var settings = termios()
    tcgetattr(device, &settings)
    return settings.c_lflag
  }
}
