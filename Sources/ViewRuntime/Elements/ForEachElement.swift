import DependencyGraph

/// Keeps an element per id of a `ForEach`.
///
///     before   a b c d        after   c a x d
///     kept     a c d (their state moves with them)
///     new      x        gone   b
///
/// In a lazy container nothing is mounted until the container asks: see `LazyForEachElement`.
package final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>
{
  @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
  @exclusivity(unchecked) private var items: [ForEachItem<Data, ID, Content>] = []
  /// Removed elements that are still shown.
  @exclusivity(unchecked) private var exits: [ID: ExitTransition] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    reconcile()
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view.checked(against: self.view)
    let ends = unchangedEnds()
    if ends.start == items.count, ends.start == self.view.data.count { return updateInPlace() }
    for item in reconcile(keeping: ends) { arrive(item) }
    childOrderChanged()
    renderNodesChanged()
  }

  /// The usual case: the same ids in the same order.
  private func updateInPlace() {
    // Taken out once: each look into a view of a type that is not known asks for the type.
    let (data, content) = (view.data, view.content)
    var index = data.startIndex
    for item in items {
      item.update(data[index], content)
      data.formIndex(after: &index)
    }
  }

  /// What stands at the start and at the end as it stood before. Most changes are of a few
  /// elements: the others need no table to be found again.
  private struct UnchangedEnds {
    var start = 0
    var end = 0
    /// Ids of the start that come once more behind it.
    var repeated: Set<ID> = []
  }

  private func unchangedEnds() -> UnchangedEnds {
    let (data, identify) = (view.data, view.identify)
    let limit = min(data.count, items.count)
    var ends = UnchangedEnds()
    var index = data.startIndex
    while ends.start < limit, items[ends.start].id == identify(data[index], index) {
      ends.start += 1
      data.formIndex(after: &index)
    }
    let first = index
    index = data.endIndex
    var last = index
    while ends.start + ends.end < limit {
      data.formIndex(before: &index)
      guard items[items.count - 1 - ends.end].id == identify(data[index], index) else { break }
      ends.end += 1
      last = index
    }
    // To look for what comes twice costs as much for each of the others as the table would.
    guard ends.start + ends.end > data.count / 2 else { return UnchangedEnds() }
    var between: Set<ID> = []
    index = first
    while index != last {
      between.insert(identify(data[index], index))
      data.formIndex(after: &index)
    }
    if between.isEmpty { return ends }
    for item in items.prefix(ends.start) where between.contains(item.id) {
      ends.repeated.insert(item.id)
    }
    // An id is shown where it comes first: what stands at the end may have to go there.
    for item in items.suffix(ends.end) where between.contains(item.id) {
      ends.end = 0
      break
    }
    return ends
  }

  /// - Returns: the new elements.
  @discardableResult
  private func reconcile(keeping ends: UnchangedEnds = UnchangedEnds()) -> [Element] {
    let (data, content, identify) = (view.data, view.content, view.identify)
    let inputs = memberInputs
    let (head, rest) = (items.prefix(ends.start), items.dropFirst(ends.start))
    let (middle, tail) = (rest.dropLast(ends.end), rest.suffix(ends.end))
    var former: [ID: ForEachItem<Data, ID, Content>] = [:]
    former.reserveCapacity(middle.count)
    for item in middle { former[item.id] = item }
    var next: [ForEachItem<Data, ID, Content>] = []
    next.reserveCapacity(data.count)
    var index = data.startIndex
    for item in head {
      item.update(data[index], content)
      next.append(item)
      data.formIndex(after: &index)
    }
    var seen = ends.repeated
    seen.reserveCapacity(data.count - head.count - tail.count)
    var arrived: [Element] = []
    let limit = data.index(data.endIndex, offsetBy: -tail.count)
    while index != limit {
      let datum = data[index]
      let id = identify(datum, index)
      if !seen.insert(id).inserted {
        view.reportDuplicate(id)
      } else if !former.isEmpty, let kept = former.removeValue(forKey: id) {
        kept.update(datum, content)
        next.append(kept)
      } else if !exits.isEmpty, let exit = exits.removeValue(forKey: id) {
        // It returns while it is still shown: the same element, with its state (S1.7).
        let kept = unsafeDowncast(exit.child, to: ForEachItem<Data, ID, Content>.self)
        exit.cancel()
        kept.update(datum, content)
        next.append(kept)
      } else {
        let item = ForEachItem<Data, ID, Content>(id, datum, content, inputs)
        arrived.append(item)
        next.append(item)
      }
      data.formIndex(after: &index)
    }
    for item in tail {
      item.update(data[index], content)
      next.append(item)
      data.formIndex(after: &index)
    }
    items = next
    if !former.isEmpty {
      // In the order in which they stood, so that every run of a program is the same.
      for item in middle where former[item.id] != nil { remove(item) }
    }
    return arrived
  }

  private func remove(_ item: ForEachItem<Data, ID, Content>) {
    let id = item.id
    let exit = beginExit(item) { [weak self] (exit: ExitTransition) in
      if self?.exits[id] === exit { self?.exits[id] = nil }
    }
    if let exit { exits[id] = exit } else { item.unmount() }
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    for item in items { item.appendRenderNodes(to: &nodes) }
  }
  override package var itemNodes: [[RenderNode]]? { items.map(\.renderNodes) }
  override package var hasRenderNodes: Bool { items.contains { $0.hasRenderNodes } }
  override package var identitySource: IdentitySource? { .element }
  override package func forEachChild(_ visit: (Element) -> Void) {
    if !exits.isEmpty {
      for exit in exits.values.sorted(by: { $0.number < $1.number }) {
        visit(exit.child)
      }
    }
    for item in items { visit(item) }
  }
}

extension ForEach {
  func reportDuplicate(_ id: ID) {
    Diagnostics.report(
      .duplicateID,
      "ForEach<\(Data.Element.self)>: the id \(id) occurs more than once; the first occurrence is "
        + "shown. Give every element an id of its own.")
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

/// One element's view. The closure that makes it has a tracking scope of its own (S5.9): what it
/// reads concerns this element only.
package final class ForEachItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: Element,
  IdentifiedElement
{
  package let id: ID
  @exclusivity(unchecked) private var datum: Data.Element
  @exclusivity(unchecked) private var make: (Data.Element) -> Content
  @exclusivity(unchecked) private var observer: TrackingScope!
  @exclusivity(unchecked) private var child: ViewElement<Content>!

  init(
    _ id: ID, _ datum: Data.Element, _ make: @escaping (Data.Element) -> Content,
    _ inputs: ViewInputs
  ) {
    self.id = id
    self.datum = datum
    self.make = make
    super.init(inputs)
    observer = TrackingScope(self)
    child = mountElement(evaluate(), childInputs)
  }

  override package var identified: (any IdentifiedElement)? { self }
  package var elementID: String { "\(id)" }
  package var anyID: AnyHashable { AnyHashable(id) }

  func update(_ datum: Data.Element, _ make: @escaping (Data.Element) -> Content) {
    self.datum = datum
    self.make = make
    observer.cancelPending()
    rerunContent()
  }

  private func evaluate() -> Content { observer.evaluate { make(datum) } }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func rerunContent() {
    var view = evaluate()
    child.update(taking: &view)
  }
  override package func willUnmount() { observer.close() }
}

/// An element that stands for one datum, for messages and recordings.
@MainActor
package protocol IdentifiedElement: Element {
  var elementID: String { get }
  /// What a picker or a list's selection takes when the view has no tag.
  var anyID: AnyHashable { get }
}
