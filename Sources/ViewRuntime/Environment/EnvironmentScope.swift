import Timekeeping

/// The environment of a subtree: created by the root and by every modifier that sets a value.
///
/// Elements below that depend on values register here and are notified when any of those may have
/// changed. Nothing walks the view tree: a change costs the scopes and readers below it, and a mask
/// skips most of those that are unaffected.
@MainActor
package final class EnvironmentScope {
  @exclusivity(unchecked) package private(set) var values: EnvironmentValues
  /// Not weak, because a scope with weak references costs three times as much to retain; a scope
  /// that goes away notifies its children.
  private unowned(unsafe) var parent: EnvironmentScope?
  /// In order of registration, except where a vacant place was reused: readers are notified in the
  /// same order in every run.
  @exclusivity(unchecked) private var children: [EnvironmentScope?] = []
  @exclusivity(unchecked) private var vacantPlaces: [Int32] = []
  /// The scope's index among its parent's children.
  private var place: Int32 = -1
  private let modify: ((inout EnvironmentValues) -> Void)?
  @exclusivity(unchecked) private var readers: [Reader?] = []
  @exclusivity(unchecked) private var vacant: [Int32] = []
  /// What changes the transactions of the subtree; nil if nothing does.
  let transactions: TransactionScope?
  /// The keys that `modify` sets.
  private var written: EnvironmentMask = []
  /// The root element of this scope, which removes the scope when it goes away.
  package unowned(unsafe) var content: Element?
  /// Whether the layout direction has changed in this subtree since it was last checked.
  private var hasTurned = false

  private struct Reader {
    unowned(unsafe) let reader: any EnvironmentReader
    let mask: EnvironmentMask
  }

  /// A registration; pass it to `remove`.
  package struct Token {
    fileprivate let index: Int32

    /// No registration, for where an optional would be too large; removing it does nothing.
    static let none = Token(index: -1)
  }

  package init(root values: EnvironmentValues) {
    self.values = values
    modify = nil
    transactions = nil
  }

  /// Creates a scope within another one; `modify` runs again when the outer values change.
  package init(within parent: EnvironmentScope, modify: @escaping (inout EnvironmentValues) -> Void)
  {
    self.parent = parent
    self.modify = modify
    transactions = parent.transactions
    values = parent.values
    values.written = []
    modify(&values)
    written = values.written
    parent.adopt(self)
  }

  /// Creates a scope with another one's values, in which transactions are changed.
  init(within parent: EnvironmentScope, transactions: TransactionScope?) {
    self.parent = parent
    self.transactions = transactions
    modify = { _ in }
    values = parent.values
    values.written = []
    parent.adopt(self)
  }

  deinit {
    guard !children.isEmpty else { return }
    onMainActor { [children] in
      for child in children { child?.parent = nil }
    }
  }

  /// Applies the modifiers between an outer scope and this one to other values, outermost first.
  func apply(below outer: EnvironmentScope, to values: inout EnvironmentValues) {
    guard self !== outer else { return }
    parent?.apply(below: outer, to: &values)
    modify?(&values)
  }

  private func adopt(_ child: EnvironmentScope) {
    if let vacant = vacantPlaces.popLast() {
      child.place = vacant
      children[Int(vacant)] = child
    } else {
      child.place = Int32(children.count)
      children.append(child)
    }
  }

  package func detach() {
    if let parent, place >= 0 {
      parent.children[Int(place)] = nil
      parent.vacantPlaces.append(place)
    }
    place = -1
    parent = nil
  }

  /// Edits the root's values.
  package func setRoot(_ edit: (inout EnvironmentValues) -> Void) {
    values.written = []
    let wasRightToLeft = values.isRightToLeft
    edit(&values)
    hasTurned = values.isRightToLeft != wasRightToLeft
    notify(values.written)
    turnContent()
  }

  /// Called when the modifier sets something else.
  package func refresh() {
    notify(recompute(.all))
    turnContent()
  }

  /// Nodes store the layout direction, and few of them belong to readers of the environment: it
  /// hardly ever changes, and then all nodes are updated.
  private func turnContent() {
    guard hasTurned else { return }
    hasTurned = false
    content?.layoutDirectionChanged()
  }

  /// - Parameter changed: the keys that may have another value outside.
  /// - Returns: the keys that may have another value inside: those set before or now count if the
  ///   modifier has read one that changed.
  private func recompute(_ changed: EnvironmentMask) -> EnvironmentMask {
    guard let modify, let parent else { return [] }
    let before = written
    let wasRightToLeft = values.isRightToLeft
    let recorder = EnvironmentValues.Recorder()
    values = parent.values
    values.written = []
    values.recorder = recorder
    modify(&values)
    values.recorder = nil
    written = values.written
    if values.isRightToLeft != wasRightToLeft { hasTurned = true }
    if changed == .all { return before.union(written) }
    return recorder.mask.isDisjoint(with: changed) ? changed : changed.union(before).union(written)
  }

  private func notify(_ changed: EnvironmentMask) {
    // By index, reading each when its turn comes: a notified reader may remove others or register
    // new ones in their places.
    for place in readers.indices {
      guard let reader = readers[place], !reader.mask.isDisjoint(with: changed) else { continue }
      reader.reader.environmentChanged(changed)
    }
    for place in children.indices {
      guard let child = children[place] else { continue }
      child.notify(child.recompute(changed))
      if child.hasTurned { (hasTurned, child.hasTurned) = (true, false) }
    }
  }

  /// Registers a reader of the keys in `mask`, which must be removed before it goes away.
  package func add(_ reader: any EnvironmentReader, _ mask: EnvironmentMask) -> Token {
    if let index = vacant.popLast() {
      readers[Int(index)] = Reader(reader: reader, mask: mask)
      return Token(index: index)
    }
    readers.append(Reader(reader: reader, mask: mask))
    return Token(index: Int32(readers.count - 1))
  }

  package func remove(_ token: Token) {
    guard token.index >= 0 else { return }
    readers[Int(token.index)] = nil
    vacant.append(token.index)
  }
}

/// An object that depends on environment values.
@MainActor
package protocol EnvironmentReader: AnyObject {
  /// Called when some of the keys in `changed` may have another value.
  func environmentChanged(_ changed: EnvironmentMask)
}
