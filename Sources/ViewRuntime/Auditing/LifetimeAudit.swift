/// Tracks which elements and render nodes are alive, so that tests find those of views that are
/// gone.
///
/// Removed objects may be retained a moment longer, by the end of an animation or by a row that is
/// kept for reuse. So only those without a place in several consecutive audits count.
@MainActor
package final class LifetimeAudit {
  private struct Entry {
    weak var object: AnyObject?
    /// For a render node: the element that created it.
    weak var owner: Element?
    /// The number of consecutive audits that found no place for it.
    var strays = 0
  }

  private var entries: [Entry] = []

  /// The number of consecutive audits that something may be without a place.
  package static var patience: Int { 4 }

  fileprivate init() {}

  func note(_ element: Element) { entries.append(Entry(object: element)) }

  func note(_ node: RenderNode, of owner: Element) {
    entries.append(Entry(object: node, owner: owner))
  }

  /// The number of known elements and nodes that are alive.
  package var livingCount: Int { entries.count { $0.object != nil } }

  /// The kinds of the living objects; query it after the tree was taken down.
  package var living: [String] { Self.names(entries.compactMap(\.object)) }

  /// Returns what has been alive without a place in the tree for several audits, by kind.
  ///
  /// - Complexity: linear in the elements and nodes that are alive.
  package func strays(in runtime: ViewRuntime) -> [String] {
    var placed: Set<ObjectIdentifier> = []
    func visit(_ element: Element) {
      placed.insert(ObjectIdentifier(element))
      element.forEachChild(visit)
    }
    if let root = runtime.rootElement { visit(root) }
    entries.removeAll { $0.object == nil }
    var found: [AnyObject] = []
    for index in entries.indices {
      guard let object = entries[index].object else { continue }
      let hasPlace =
        if object is RenderNode {
          entries[index].owner.map { placed.contains(ObjectIdentifier($0)) } ?? false
        } else {
          placed.contains(ObjectIdentifier(object))
        }
      entries[index].strays = hasPlace ? 0 : entries[index].strays + 1
      if entries[index].strays >= Self.patience { found.append(object) }
    }
    return Self.names(found)
  }

  private static func names(_ objects: [AnyObject]) -> [String] {
    var counts: [String: Int] = [:]
    for object in objects { counts["\(type(of: object))", default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
  }
}

extension ViewRuntime {
  /// Starts tracking which elements are alive, including those already mounted.
  package func beginAudit() -> LifetimeAudit {
    if let audit { return audit }
    let audit = LifetimeAudit()
    func visit(_ element: Element) {
      audit.note(element)
      element.forEachChild(visit)
    }
    if let rootElement { visit(rootElement) }
    self.audit = audit
    return audit
  }
}
