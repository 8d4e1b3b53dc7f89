import DependencyGraph

/// Keeps an element per id of a `ForEach`.
///
///     before   a b c d        after   c a x d
///     kept     a c d (their state moves with them)
///     new      x        gone   b
///
/// An id that comes more than once has an element for each time, in order (S1.9).
///
/// In a lazy container nothing is mounted until the container asks: see `LazyForEachElement`.
package final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>, ItemList
{
  private typealias Item = ForEachItem<Data.Element, ID, Content>

  @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
  private let content: ForEachContent<Data.Element, Content>
  private let type = ViewType.of(ForEach<Data, ID, Content>.self)
  /// All of them are ``Item``s: an array of an unspecialised class would be a slow one.
  @exclusivity(unchecked) private var items: [Element] = []
  /// Of the items, in order.
  @exclusivity(unchecked) private var ids: ElementIDs<ID>
  /// The item behind the last one that ran its closure again.
  @exclusivity(unchecked) private var nextToRerun = 0
  /// Removed elements that are still shown.
  @exclusivity(unchecked) private var exits: [ID: ExitTransition] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    content = ForEachContent(view.content)
    ids = ElementIDs(of: UnsafeBufferPointer(start: nil, count: 0), by: view.identify)
    super.init(inputs)
    content.list = self
    view.data.withElements { mount($0) }
  }

  private func mount(_ elements: UnsafeBufferPointer<Data.Element>) {
    ids = ElementIDs(of: elements, by: view.identify)
    if ids.hasRepeats { reportDuplicates(in: ids[0..<ids.count], and: []) }
    let (content, type, inputs) = (content, type, memberInputs)
    var items: [Element] = []
    items.reserveCapacity(elements.count)
    for index in elements.indices {
      items.append(Item(ids[index], elements[index], content, type, inputs))
    }
    Item.mount(items[...], content, type)
    self.items = items
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view.checked(against: self.view)
    let data = self.view.data
    content.make = self.view.content
    data.withElements { update($0) }
  }

  private func update(_ elements: UnsafeBufferPointer<Data.Element>) {
    let now = ElementIDs(of: elements, by: view.identify)
    let ends = now.unchangedEnds(since: ids)
    if ends.start == items.count, ends.start == elements.count {
      // The usual case: the same ids in the same order.
      return bringUpToDate(items[...], elements, from: 0)
    }
    ids = now
    reconcile(elements, keeping: ends)
    childOrderChanged()
    renderNodesChanged()
  }

  private func item(_ element: Element) -> Item { unsafeDowncast(element, to: Item.self) }

  private func reconcile(
    _ elements: UnsafeBufferPointer<Data.Element>, keeping ends: ElementIDs<ID>.UnchangedEnds
  ) {
    let (content, type, inputs) = (content, type, memberInputs)
    let (head, rest) = (items.prefix(ends.start), items.dropFirst(ends.start))
    let (middle, tail) = (rest.dropLast(ends.end), rest.suffix(ends.end))
    let arriving = head.count..<elements.count - tail.count
    var former: [ID: Item] = [:]
    var repeats: RepeatedItems<ID, Item>?
    if !arriving.isEmpty {
      former.reserveCapacity(middle.count)
      for element in middle {
        guard let first = former.updateValue(item(element), forKey: item(element).id) else {
          continue
        }
        former[first.id] = first
        if repeats == nil { repeats = RepeatedItems() }
        repeats?.add(item(element), first.id)
      }
    }
    var next: [Element] = []
    next.reserveCapacity(elements.count)
    bringUpToDate(head, elements, from: 0)
    next.append(contentsOf: head)
    let ids = ids[arriving]
    reportDuplicates(in: ids, and: Set(ends.repeated.map { self.ids[$0] }))
    for index in arriving {
      let (datum, id) = (elements[index], ids[index])
      if let kept = (former.isEmpty ? nil : former.removeValue(forKey: id))
        ?? repeats?.takeFirst(id)
      {
        kept.update(datum)
        next.append(kept)
      } else if !exits.isEmpty, let exit = exits.removeValue(forKey: id) {
        // It returns while it is still shown: the same element, with its state (S1.7).
        let kept = item(exit.child)
        exit.cancel()
        kept.update(datum)
        next.append(kept)
      } else {
        next.append(
          mountComing {
            let item = Item(id, datum, content, type, inputs)
            item.mount()
            return item
          })
      }
    }
    bringUpToDate(tail, elements, from: elements.count - tail.count)
    next.append(contentsOf: tail)
    items = next
    // In the order in which they stood, so that every run of a program is the same.
    if arriving.isEmpty {
      for element in middle { remove(item(element)) }
    } else if !former.isEmpty || repeats != nil {
      for element in middle {
        let item = item(element)
        if former[item.id] === item || repeats?.contains(item, item.id) == true { remove(item) }
      }
    }
  }

  /// Reports ids that come more than once, or are among those that come elsewhere.
  private func reportDuplicates(in ids: ArraySlice<ID>, and others: Set<ID>) {
    // All at once first: inserting them one by one into a set of a generic type, which is not
    // specialised here, takes three times as long.
    if others.isEmpty, ids.count < 2 || Set(ids).count == ids.count { return }
    var seen = others
    for id in ids where !seen.insert(id).inserted { view.reportDuplicate(id) }
  }

  /// Gives elements that were kept, and follow each other, their new data, from `start` on.
  private func bringUpToDate(
    _ kept: ArraySlice<Element>, _ data: UnsafeBufferPointer<Data.Element>, from start: Int
  ) {
    Item.update(kept, to: UnsafeBufferPointer(rebasing: data[start...]), content, type)
  }

  /// Where the closures of many items read what has changed, the graph runs them in their order. So
  /// the next one is usually the item behind the last one, and those after it are due, too: a few
  /// are run together.
  func rerun(from item: Element) -> Bool {
    guard let index = place(of: item, near: nextToRerun) ?? place(of: item, near: 0) else {
      return false
    }
    var end = index + 1
    while end < min(index + 16, items.count), self.item(items[end]).hasToRun { end += 1 }
    nextToRerun = end
    guard end - index > 1 else { return false }
    Item.rerun(items[index..<end], content, type)
    return true
  }

  private func place(of item: Element, near start: Int) -> Int? {
    for index in start..<max(min(start + 4, items.count), start) where items[index] === item {
      return index
    }
    return nil
  }

  private func remove(_ item: Item) {
    guard removalsMayShow || !exits.isEmpty else { return unmountLeaving(item) }
    let id = item.id
    guard exits[id] == nil else { return unmountLeaving(item) }
    let exit = beginExit(item) { [weak self] (exit: ExitTransition) in
      if self?.exits[id] === exit { self?.exits[id] = nil }
    }
    if let exit { exits[id] = exit } else { unmountLeaving(item) }
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    items.withUnsafeBufferPointer { items in
      for index in items.indices { items.borrowed(index) { $0.appendRenderNodes(to: &nodes) } }
    }
  }
  override package var itemNodes: [[RenderNode]]? { items.map(\.renderNodes) }
  override package var hasRenderNodes: Bool { items.contains { $0.hasRenderNodes } }
  override package func willUnmount() { content.list = nil }
  override package var identitySource: IdentitySource? { .element }
  override package func forEachChild(_ visit: (Element) -> Void) {
    if !exits.isEmpty {
      for exit in exits.inOrderOfStart {
        visit(exit.child)
      }
    }
    for item in items { visit(item) }
  }
}

extension RandomAccessCollection {
  /// Lends the elements as they lie in memory: each look through a collection of an unspecialised type
  /// costs more than most of what is asked of an element.
  fileprivate func withElements(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    if withContiguousStorageIfAvailable({ body($0) }) != nil { return }
    ContiguousArray(self).withUnsafeBufferPointer { body($0) }
  }
}

/// Items whose id stands before them already, in order.
private struct RepeatedItems<ID: Hashable, Item: AnyObject> {
  private var items: [ID: [Item]] = [:]

  mutating func add(_ item: Item, _ id: ID) { items[id, default: []].append(item) }

  mutating func takeFirst(_ id: ID) -> Item? {
    guard let first = items[id]?.first else { return nil }
    items[id]!.removeFirst()
    if items[id]!.isEmpty { items[id] = nil }
    return first
  }

  func contains(_ item: Item, _ id: ID) -> Bool {
    items[id]?.contains { $0 === item } ?? false
  }
}

extension ForEach {
  func reportDuplicate(_ id: ID) {
    Diagnostics.report(
      .duplicateID,
      "ForEach<\(Data.Element.self)>: the id \(id) occurs more than once; which of its rows keeps "
        + "which state when something changes is a guess. Give every element an id of its own.")
  }

  /// This value, or, if it breaks the promise of a constant range, one with the former data (S1.8).
  func checked(against former: Self) -> Self {
    guard isConstant, former.isConstant, data.count != former.data.count else { return self }
    Diagnostics.report(
      .constantRangeChanged,
      "ForEach(_:content:) over a constant range got \(data.count) elements after "
        + "\(former.data.count); the first range stays in use. For a count that changes write "
        + "ForEach(_:id:content:) with `id: \\.self`, or use an Identifiable collection.")
    var kept = self
    kept.data = former.data
    return kept
  }
}
