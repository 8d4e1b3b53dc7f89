import Foundation

/// A queue of input that has not been handled yet, between one reader and one writer thread.
final class Inbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var parts: [MessageReader.Part] = []
  private var cancelled: Set<RequestID> = []
  private var isClosed = false

  func put(_ part: MessageReader.Part) {
    condition.withLock {
      parts.append(part)
      condition.signal()
    }
  }

  /// Records that a request was cancelled before its turn.
  func cancel(_ id: RequestID) { condition.withLock { _ = cancelled.insert(id) } }

  func isCancelled(_ id: RequestID) -> Bool {
    condition.withLock { cancelled.remove(id) != nil }
  }

  /// Marks the end of the input.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  var isEmpty: Bool { condition.withLock { parts.isEmpty && !isClosed } }

  enum Arrival {
    case part(MessageReader.Part)
    /// No input arrived in time.
    case silence
    case end
  }

  /// The oldest input; waits for some until `deadline`.
  func take(until deadline: Date) -> Arrival {
    condition.withLock {
      while parts.isEmpty {
        if isClosed { return .end }
        if !condition.wait(until: deadline) { return .silence }
      }
      return .part(parts.removeFirst())
    }
  }
}
