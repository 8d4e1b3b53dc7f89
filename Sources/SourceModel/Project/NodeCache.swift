import Foundation

/// Nodes found by a name, once for each name, by whichever thread asks first.
final class NodeCache: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: [SourceNode]] = [:]

  func nodes(named name: String, _ find: () -> [SourceNode]) -> [SourceNode] {
    if let found = lock.withLock({ known[name] }) { return found }
    // Two threads may look for the same at once, and find the same.
    let found = find()
    lock.withLock { known[name] = found }
    return found
  }
}
