@preconcurrency import Dispatch
@preconcurrency import Glibc
import Locking

/// Reads the terminal's bytes on its own queue and passes them to the main queue.
///
/// A separate queue, so that the user can leave an app whose main thread hangs: if Control-C is
/// pressed three times and nothing is received in between, the process is sent SIGINT, and the
/// signal handler restores the screen.
///
/// It sleeps in the kernel until there is something to read.
final class InputReader: Sendable {
  private struct Inbox {
    var bytes: [UInt8] = []
    var isClosed = false
    var isAnnounced = false
    var interrupts = 0
    /// Whether ``waitForInput(_:)`` waits.
    var isAwaited = false
  }

  private let inbox = Mutex(Inbox())
  private let arrived = DispatchSemaphore(value: 0)
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let deliver: @MainActor @Sendable ([UInt8], _ isClosed: Bool) -> Void

  init(
    descriptor: Int32, deliver: @escaping @MainActor @Sendable ([UInt8], _ isClosed: Bool) -> Void
  ) {
    self.descriptor = descriptor
    self.deliver = deliver
    let queue = DispatchQueue(label: "terminal.input")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.resume()
  }

  func cancel() {
    source.cancel()
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    // The window was closed.
    if count <= 0 { source.cancel() }
    let received = chunk.prefix(max(0, count))
    let (announce, isStuck) = inbox.withLock { inbox in
      inbox.bytes += received
      if count <= 0 { inbox.isClosed = true }
      if inbox.isAnnounced {
        inbox.interrupts += Self.interrupts(in: received)
      } else {
        inbox.interrupts = 0
      }
      if inbox.isAwaited { arrived.signal() }
      inbox.isAwaited = false
      defer { inbox.isAnnounced = true }
      return (!inbox.isAnnounced, inbox.interrupts >= 3)
    }
    if isStuck { kill(getpid(), SIGINT) }
    if announce { DispatchQueue.main.async { [self] in MainActor.assumeIsolated { handOver() } } }
  }

  /// Passes on what has arrived or arrives within the time given, in code that the main queue waits
  /// for; returns whether there was anything.
  @MainActor
  func waitForInput(_ milliseconds: Int32) -> Bool {
    // A signal that came just after the last wait's end says nothing about this one.
    while arrived.wait(timeout: .now()) == .success {}
    let mustWait = inbox.withLock { inbox in
      inbox.isAwaited = inbox.bytes.isEmpty && !inbox.isClosed
      return inbox.isAwaited
    }
    if mustWait {
      _ = arrived.wait(timeout: .now() + .milliseconds(Int(milliseconds)))
      let isThere = inbox.withLock { inbox in
        inbox.isAwaited = false
        return !inbox.bytes.isEmpty || inbox.isClosed
      }
      guard isThere else { return false }
    }
    handOver()
    return true
  }

  @MainActor
  private func handOver() {
    let (bytes, isClosed) = inbox.withLock { inbox in
      defer {
        inbox.bytes = []
        inbox.isAnnounced = false
      }
      return (inbox.bytes, inbox.isClosed)
    }
    // It was passed on already, while the main queue was busy.
    guard !bytes.isEmpty || isClosed else { return }
    deliver(bytes, isClosed)
  }

  /// Returns how often Control-C is among the bytes, in any of its encodings: a non-Latin layout
  /// reports its own letter first.
  private static func interrupts(in bytes: ArraySlice<UInt8>) -> Int {
    let spellings = ["[99;5u", ":99;5u"].map { Array($0.utf8) }
    var count = 0
    for index in bytes.indices {
      let isSpelled = spellings.contains { bytes[index...].starts(with: $0) }
      if bytes[index] == 0x03 || isSpelled { count += 1 }
    }
    return count
  }
}
