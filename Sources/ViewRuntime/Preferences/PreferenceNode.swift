/// A place where a preference key is set, changed or read.
///
/// The places of one key form a separate sparse tree: each knows the nearest such place above it,
/// so a change climbs only through affected places, and a reader combines only what was set.
///
///     reader ─┬─ value 1
///             └─ transform ── value 2        reader sees reduce(1, transform(2))
///
/// Invariant: `children` are in tree order when `isSorted`.
@MainActor
package class PreferenceNode {
  package let key: ObjectIdentifier
  package unowned(unsafe) let element: Element
  private weak var parent: PreferenceNode?
  private(set) var children: [PreferenceNode] = []
  private var isSorted = true
  /// True for a removed view that is still shown while it leaves, or for a row that is not visible:
  /// its values do not count (S6.12, S14.4).
  fileprivate(set) final var isWithheld = false

  init(_ key: ObjectIdentifier, _ element: Element) {
    self.key = key
    self.element = element
  }

  /// Joins the nearest place above.
  func attach() {
    element.runtime.givesPreferences = true
    var ancestor = element.parent
    while let current = ancestor {
      if let node = current.preferenceNode, node.key == key {
        parent = node
        node.children.append(self)
        node.isSorted = false
        isWithheld = standsInWithheld
        node.changed()
        return
      }
      if current.keepsPreferencesBack { return }
      ancestor = current.parent
    }
  }

  func detach() {
    parent?.children.removeAll { $0 === self }
    parent?.changed()
    parent = nil
  }

  /// Called when this place may contribute another value.
  package func changed() { parent?.changed() }

  /// Whether an element between here and the place above withholds preferences.
  private var standsInWithheld: Bool {
    guard let end = parent?.element else { return false }
    var place: Element? = element
    while let current = place, current !== end {
      if current.withholdsPreferences { return true }
      place = current.parent
    }
    return false
  }

  fileprivate func withholdingMayHaveChanged() {
    let isNow = standsInWithheld
    guard isNow != isWithheld else { return }
    isWithheld = isNow
    parent?.changed()
  }

  var sortedChildren: [PreferenceNode] {
    if !isSorted {
      isSorted = true
      children = Element.inTreeOrder(children, \.element, below: element)
    }
    return children
  }

  fileprivate func orderMayHaveChanged() {
    guard children.count > 1 else { return }
    isSorted = false
    changed()
  }
}

/// A place whose values have a type.
package class TypedPreferenceNode<Key: PreferenceKey>: PreferenceNode {
  init(_ element: Element) { super.init(ObjectIdentifier(Key.self), element) }

  /// Returns what this place contributes to the one above; nil if nothing.
  func value() -> Key.Value? { reducedChildren }

  /// The children's values in tree order, combined.
  final var reducedChildren: Key.Value? {
    var result: Key.Value?
    for child in sortedChildren where !child.isWithheld {
      guard let next = unsafeDowncast(child, to: TypedPreferenceNode<Key>.self).value() else {
        continue
      }
      if result == nil {
        result = next
      } else {
        Key.reduce(value: &result!) { next }
      }
    }
    return result
  }
}

extension Element {
  /// Sets whether preferences set in this subtree count.
  ///
  /// - Complexity: O(1) while no view of the app sets any, else linear in the subtree.
  func setGivesPreferences(_ gives: Bool) {
    guard withholdsPreferences == gives else { return }
    withholdsPreferences = !gives
    if runtime.givesPreferences { reconsiderPreferences(below: []) }
  }

  /// - Parameter keys: the keys of places further up, which represent everything set below them.
  private func reconsiderPreferences(below keys: [ObjectIdentifier]) {
    var keys = keys
    if let node = preferenceNode, !keys.contains(node.key) {
      node.withholdingMayHaveChanged()
      keys.append(node.key)
    }
    forEachChild { child in
      if !child.withholdsPreferences { child.reconsiderPreferences(below: keys) }
    }
  }

  /// Called when the elements below are in another order: their values may combine differently.
  func childOrderChanged() {
    var ancestor: Element? = self
    while let current = ancestor {
      current.preferenceNode?.orderMayHaveChanged()
      ancestor = current.parent
    }
  }

  /// Sorts values by the tree order of their elements below `root`.
  ///
  /// - Complexity: one walk over the elements where paths branch.
  static func inTreeOrder<T>(_ values: [T], _ element: (T) -> Element, below root: Element) -> [T] {
    guard values.count > 1 else { return values }
    var byAncestor: [ObjectIdentifier: [T]] = [:]
    for value in values {
      var child = element(value)
      while let parent = child.parent, parent !== root { child = parent }
      byAncestor[ObjectIdentifier(child), default: []].append(value)
    }
    var sorted: [T] = []
    sorted.reserveCapacity(values.count)
    root.forEachChild { child in
      guard let group = byAncestor[ObjectIdentifier(child)] else { return }
      let (here, below) = (
        group.filter { element($0) === child }, group.filter { element($0) !== child }
      )
      sorted += here
      sorted += inTreeOrder(below, element, below: child)
    }
    return sorted
  }
}
