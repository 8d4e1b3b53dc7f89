import Foundation

/// What has arrived and was not looked at yet; one thread puts in, another takes out.
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

  /// Notes that nobody waits for an answer any more, before the request's turn comes.
  func cancel(_ id: RequestID) { condition.withLock { _ = cancelled.insert(id) } }

  func isCancelled(_ id: RequestID) -> Bool {
    condition.withLock { cancelled.remove(id) != nil }
  }

  /// Nothing comes any more.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  var isEmpty: Bool { condition.withLock { parts.isEmpty && !isClosed } }

  enum Arrival {
    case part(MessageReader.Part)
    /// Nothing came in the time that was given.
    case silence
    case end
  }

  /// The oldest part; waits for one, at most until `deadline`.
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
