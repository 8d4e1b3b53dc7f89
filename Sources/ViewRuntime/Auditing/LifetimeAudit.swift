/// Knows which elements and render nodes are alive, so that a test finds those of views that are
/// gone.
///
/// What was removed may be held for a moment longer, by an animation's end or by a row that is
/// kept for its return. So only what was found without a place in several audits in a row counts.
@MainActor
package final class LifetimeAudit {
  private struct Entry {
    weak var object: AnyObject?
    /// Of a render node: the element that made it.
    weak var owner: Element?
    /// How many audits in a row found no place for it.
    var strays = 0
  }

  private var entries: [Entry] = []

  /// How many audits in a row something may be without a place.
  package static var patience: Int { 4 }

  fileprivate init() {}

  func note(_ element: Element) { entries.append(Entry(object: element)) }

  func note(_ node: RenderNode, of owner: Element) {
    entries.append(Entry(object: node, owner: owner))
  }

  /// How many elements and nodes that are known are alive.
  package var livingCount: Int { entries.count { $0.object != nil } }

  /// The kinds of what is alive; to be asked once the tree was taken down.
  package var living: [String] { Self.names(entries.compactMap(\.object)) }

  /// What has been alive without a place in the tree for several audits, by kind.
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
  /// Begins to watch which elements live, those that are mounted included.
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
