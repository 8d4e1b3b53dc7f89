import Dispatch

/// Runs something in a block of the main queue by itself.
@MainActor
package func later(_ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
