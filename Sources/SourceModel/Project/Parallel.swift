import Foundation

/// Runs work on all processors, on threads whose stack is deep enough for a parser.
package enum Parallel {
  private static let stackSize = 64 << 20

  /// The results in the order of the elements.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
    let queue = WorkQueue<Result>(count: elements.count)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<max(workers, 0) {
      let thread = Thread {
        while let index = queue.next() { queue.finish(index, transform(elements[index])) }
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<max(workers, 0) { done.wait() }
    return queue.results
  }

  /// The remaining work and the results.
  private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var position = 0
    private var finished: [Result?]

    init(count: Int) { finished = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard position < finished.count else { return nil }
        defer { position += 1 }
        return position
      }
    }

    func finish(_ index: Int, _ result: Result) { lock.withLock { finished[index] = result } }

    var results: [Result] { lock.withLock { finished.compactMap { $0 } } }
  }
}
