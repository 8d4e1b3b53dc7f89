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
  @exclusivity(unchecked) private var departures: [ID: Departure] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    reconcile()
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view.checked(against: self.view)
    if updateInPlace() { return }
    for item in reconcile() { arrive(item) }
    childOrderChanged()
    renderNodesChanged()
  }

  /// The usual case: the same ids in the same order.
  private func updateInPlace() -> Bool {
    // Taken out once: each look into a view of a type that is not known asks for the type.
    let (data, content, identify) = (view.data, view.content, view.identify)
    guard data.count == items.count else { return false }
    var index = data.startIndex
    for item in items {
      guard item.id == identify(data[index], index) else { return false }
      data.formIndex(after: &index)
    }
    index = data.startIndex
    for item in items {
      item.update(data[index], content)
      data.formIndex(after: &index)
    }
    return true
  }

  /// - Returns: the new elements.
  @discardableResult
  private func reconcile() -> [Element] {
    let (data, content, identify) = (view.data, view.content, view.identify)
    let inputs = memberInputs
    var former: [ID: ForEachItem<Data, ID, Content>] = [:]
    former.reserveCapacity(items.count)
    for item in items { former[item.id] = item }
    var next: [ForEachItem<Data, ID, Content>] = []
    next.reserveCapacity(data.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(data.count)
    var arrived: [Element] = []
    var index = data.startIndex
    while index != data.endIndex {
      let datum = data[index]
      let id = identify(datum, index)
      if !seen.insert(id).inserted {
        view.reportDuplicate(id)
      } else if !former.isEmpty, let kept = former.removeValue(forKey: id) {
        kept.update(datum, content)
        next.append(kept)
      } else if !departures.isEmpty, let departure = departures.removeValue(forKey: id) {
        // It returns while it is still shown: the same element, with its state (S1.7).
        let kept = unsafeDowncast(departure.child, to: ForEachItem<Data, ID, Content>.self)
        departure.cancel()
        kept.update(datum, content)
        next.append(kept)
      } else {
        let item = ForEachItem<Data, ID, Content>(id, datum, content, inputs)
        arrived.append(item)
        next.append(item)
      }
      data.formIndex(after: &index)
    }
    // In the order in which they stood, so that every run of a program is the same.
    let gone = former.isEmpty ? [] : items.filter { former[$0.id] != nil }
    items = next
    for item in gone { remove(item) }
    return arrived
  }

  private func remove(_ item: ForEachItem<Data, ID, Content>) {
    let id = item.id
    let departure = depart(item) { [weak self] (departure: Departure) in
      if self?.departures[id] === departure { self?.departures[id] = nil }
    }
    if let departure { departures[id] = departure } else { item.unmount() }
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    for item in items { item.appendRenderNodes(to: &nodes) }
  }
  override package var itemNodes: [[RenderNode]]? { items.map(\.renderNodes) }
  override package var hasRenderNodes: Bool { items.contains { $0.hasRenderNodes } }
  override package func forEachChild(_ visit: (Element) -> Void) {
    for departure in departures.values { visit(departure.child) }
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
