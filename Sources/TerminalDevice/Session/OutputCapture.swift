@preconcurrency import Glibc

/// Keeps the program's output off the screen while it is taken over, and prints it afterwards.
///
/// Standard output and standard error are redirected into an unnamed temporary file if they lead to
/// a terminal; redirected ones (`2>log`) are left alone. ``end()`` restores them and prints what
/// was captured, at most its last megabyte. A signal handler does the same with
/// ``EmergencyRestore``.
///
/// A file, not a pipe: it need not be drained, so a program that prints while the main thread is
/// busy never blocks.
struct OutputCapture {
  /// Copies of the two original streams; -1 if the stream was not redirected.
  private(set) var savedOutput: Int32 = -1
  private(set) var savedError: Int32 = -1
  private(set) var file: Int32 = -1

  static let longestReplay = 1 << 20

  /// nil if no temporary file can be made; the streams are unchanged then.
  init?() {
    fflush(nil)
    // A crash cannot flush: output has to be in the file by the end of its line.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    // Allocated now, because a signal handler must not.
    _ = (Self.room, Self.roomSize)
    file = Self.unnamedFile()
    guard file >= 0 else { return nil }
    savedOutput = redirect(1)
    savedError = redirect(2)
  }

  private func redirect(_ stream: Int32) -> Int32 {
    guard isatty(stream) == 1 else { return -1 }
    let saved = fcntl(stream, F_DUPFD_CLOEXEC, 10)
    guard saved >= 0, dup2(file, stream) >= 0 else { return -1 }
    return saved
  }

  /// Restores the streams and prints what was captured.
  mutating func end() {
    guard file >= 0 else { return }
    fflush(nil)
    Self.restore(savedOutput, to: 1)
    Self.restore(savedError, to: 2)
    if savedOutput >= 0 || savedError >= 0 {
      let stream: Int32 = savedOutput >= 0 ? 1 : 2
      Self.replay(file) { Self.write(all: $0, of: $1, to: stream) }
    }
    for descriptor in [savedOutput, savedError, file] where descriptor >= 0 { close(descriptor) }
    savedOutput = -1
    savedError = -1
    file = -1
  }

  /// Restores one stream. Safe in a signal handler.
  static func restore(_ saved: Int32, to stream: Int32) {
    if saved >= 0 { dup2(saved, stream) }
  }

  /// Passes a file's last megabyte to `write`, piece by piece, as long as that accepts it. Safe in
  /// a signal handler: it allocates nothing, because the signal may have interrupted an allocation,
  /// and another one would deadlock.
  static func replay(_ file: Int32, to write: (_ count: Int, UnsafeRawPointer) -> Bool) {
    let length = lseek(file, 0, SEEK_END)
    var offset = max(0, length - longestReplay)
    while offset < length {
      let count = pread(file, room, roomSize, offset)
      if count <= 0 { return }
      guard write(count, room) else { return }
      offset += count
    }
  }

  private static let roomSize = 4096
  /// The buffer for pieces.
  private nonisolated(unsafe) static let room = UnsafeMutableRawPointer.allocate(
    byteCount: roomSize, alignment: 16)

  /// Writes every byte, despite interrupts; false if the other end is gone.
  static func write(all count: Int, of bytes: UnsafeRawPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < count {
      let result = Glibc.write(descriptor, bytes + written, count - written)
      if result > 0 {
        written += result
      } else if result == 0 || errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, 1000)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func unnamedFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/output-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
