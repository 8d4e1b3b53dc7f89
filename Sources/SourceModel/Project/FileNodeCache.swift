import Foundation

/// Nodes of a name by the files that hold them, parted once for each name, by whichever thread asks
/// first.
final class FileNodeCache: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: [ObjectIdentifier: [SourceNode]]] = [:]

  func nodes(
    named name: String, in tree: SourceTree, _ all: () -> [SourceNode]
  ) -> [SourceNode] {
    let file = ObjectIdentifier(tree)
    if let parted = lock.withLock({ known[name] }) { return parted[file] ?? [] }
    let parted = Dictionary(grouping: all()) { ObjectIdentifier($0.tree) }
    lock.withLock { known[name] = parted }
    return parted[file] ?? []
  }
}
