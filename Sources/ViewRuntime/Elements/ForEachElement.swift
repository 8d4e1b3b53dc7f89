import DependencyGraph

/// Keeps an element per id of a `ForEach`.
///
///     before   a b c d        after   c a x d
///     kept     a c d (their state moves with them)
///     new      x        gone   b
///
/// In a lazy container nothing is mounted until the container asks for an index.
package final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var items: [ForEachItem<Data, ID, Content>] = []
  /// Empty until an update finds another order: most never do.
  private var itemsByID: [ID: ForEachItem<Data, ID, Content>] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    mountAll()
  }

  private func mountAll() {
    let inputs = childInputs
    items.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let element = view.data[index]
      let id = view.identify(element, index)
      if seen.insert(id).inserted {
        items.append(ForEachItem(id, element, view.content, inputs))
      } else {
        reportDuplicate(id)
      }
      view.data.formIndex(after: &index)
    }
  }

  private func reportDuplicate(_ id: ID) {
    Diagnostics.report(
      .duplicateID,
      "ForEach<\(Data.Element.self)>: the id \(id) occurs more than once; the first occurrence is "
        + "shown. Give every element an id of its own.")
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    if self.view.isConstant, view.isConstant, view.data.count != self.view.data.count {
      Diagnostics.report(
        .constantRangeChanged,
        "ForEach(_:content:) over a constant range got \(view.data.count) elements after "
          + "\(self.view.data.count); the first range stays in use. For a count that changes write "
          + "ForEach(_:id:content:) with `id: \\.self`, or use an Identifiable collection.")
      var kept = view
      kept.data = self.view.data
      self.view = kept
    } else {
      self.view = view
    }
    if !updateInPlace() { reconcile() }
  }

  /// The usual case: the same ids in the same order.
  ///
  /// - Returns: false if the order differs from some index on; those before it are up to date.
  private func updateInPlace() -> Bool {
    guard view.data.count == items.count else { return false }
    var index = view.data.startIndex
    for item in items {
      guard item.id == view.identify(view.data[index], index) else { return false }
      view.data.formIndex(after: &index)
    }
    index = view.data.startIndex
    for item in items {
      item.update(view.data[index], view.content)
      view.data.formIndex(after: &index)
    }
    return true
  }

  private func reconcile() {
    let inputs = childInputs
    var former: [ID: ForEachItem<Data, ID, Content>] = [:]
    former.reserveCapacity(items.count)
    for item in items { former[item.id] = item }
    var next: [ForEachItem<Data, ID, Content>] = []
    next.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let element = view.data[index]
      let id = view.identify(element, index)
      if !seen.insert(id).inserted {
        reportDuplicate(id)
      } else if let kept = former.removeValue(forKey: id) {
        kept.update(element, view.content)
        next.append(kept)
      } else {
        next.append(ForEachItem(id, element, view.content, inputs))
      }
      view.data.formIndex(after: &index)
    }
    items = next
    for gone in former.values { gone.unmount() }
    renderNodesChanged()
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    for item in items { item.appendRenderNodes(to: &nodes) }
  }
  override package func forEachChild(_ visit: (Element) -> Void) {
    for item in items { visit(item) }
  }
}

/// One element's view. The closure that makes it has a tracking scope of its own (S5.9): what it
/// reads concerns this element only.
private final class ForEachItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: Element,
  IdentifiedElement
{
  let id: ID
  private var datum: Data.Element
  private var make: (Data.Element) -> Content
  private var observer: TrackingScope!
  private var child: ViewElement<Content>!

  init(
    _ id: ID, _ datum: Data.Element, _ make: @escaping (Data.Element) -> Content,
    _ inputs: ViewInputs
  ) {
    self.id = id
    self.datum = datum
    self.make = make
    super.init(inputs)
    observer = TrackingScope(self) { [unowned self] in child.update(evaluate()) }
    child = .mount(evaluate(), childInputs)
  }

  var elementID: String { "\(id)" }

  func update(_ datum: Data.Element, _ make: @escaping (Data.Element) -> Content) {
    self.datum = datum
    self.make = make
    observer.cancelPending()
    child.update(evaluate())
  }

  private func evaluate() -> Content { observer.evaluate { make(datum) } }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() { observer.close() }
}

/// An element that stands for one datum, for messages and recordings.
@MainActor
package protocol IdentifiedElement: Element {
  var elementID: String { get }
}
