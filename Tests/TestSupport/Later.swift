import Dispatch

/// Runs a closure in a separate block of the main queue.
@MainActor
package func later(_ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
