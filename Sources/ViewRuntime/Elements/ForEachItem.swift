import DependencyGraph

/// One element's view. The closure that makes it has a tracking scope of its own (S5.9): what it
/// reads concerns this element only.
package final class ForEachItem<Datum, ID: Hashable, Content: View>: Element, IdentifiedElement {
  package let id: ID
  @exclusivity(unchecked) private var datum: Datum
  @exclusivity(unchecked) private var content: ForEachContent<Datum, Content>
  @exclusivity(unchecked) private var tracking: TrackingScope!
  @exclusivity(unchecked) private var child: ViewElement<Content>!

  /// - Parameter type: knows whether a closure like this one was seen to read observable objects.
  init(
    _ id: ID, _ datum: Datum, _ content: ForEachContent<Datum, Content>, _ type: ViewType,
    _ inputs: ViewInputs
  ) {
    self.id = id
    self.datum = datum
    self.content = content
    super.init(inputs)
    tracking = TrackingScope(self, type)
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      child = mountElement(place.move(), childInputs)
    }
  }

  override package var identified: (any IdentifiedElement)? { self }
  package var elementID: String { "\(id)" }
  package var anyID: AnyHashable { AnyHashable(id) }

  func update(_ datum: Datum, _ content: ForEachContent<Datum, Content>) {
    if self.content !== content { self.content = content }
    update(datum)
  }

  /// The same where the closure is that of the object that the item has.
  func update(_ datum: Datum) {
    self.datum = datum
    tracking.cancelPending()
    rerunContent()
  }

  override package func rerunContent() {
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      show(taking: place)
    }
  }

  private func evaluate(into place: UnsafeMutablePointer<Content>) {
    tracking.evaluate { place.initialize(to: content.make(datum)) }
  }

  /// Runs the closure for a new datum, within ``TrackingScope/evaluateTogether(_:_:)``. The value is
  /// for ``show(taking:)``.
  ///
  /// The datum is taken over: a copy of a value of an unspecialised type is a call for each of
  /// its parts.
  fileprivate func evaluate(_ datum: __owned Datum, into place: UnsafeMutablePointer<Content>) {
    tracking.cancelPending()
    tracking.track { place.initialize(to: content.make(datum)) }
    self.datum = datum
  }

  private func show(taking place: UnsafeMutablePointer<Content>) {
    child.update(taking: place)
    _ = place.move()
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() { tracking.close() }
}

extension ForEachItem {
  /// Gives items that follow each other their new data. `items` are all of this class.
  ///
  /// The closures of a few items run one behind the other, and then what they gave is shown: to
  /// prepare an evaluation takes as long as most closures, and so it is done once for all of them.
  /// Each is followed by itself, but for the objects that it observes: a type of which one closure
  /// was seen to read such an object is not evaluated together any more.
  static func update(
    _ items: ArraySlice<Element>, to data: UnsafeBufferPointer<Datum>, _ type: ViewType
  ) {
    var next = items.startIndex
    while next < items.endIndex {
      let group = items[next..<min(next + 16, items.endIndex)]
      let first = next - items.startIndex
      if type.readsObservables || group[next].runtime.recorder != nil
        || !update(group, to: data, from: first, together: type)
      {
        for index in group.indices { item(group[index]).update(data[index - items.startIndex]) }
      }
      next = group.endIndex
    }
  }

  /// - Returns: whether that is all. If not, which of the closures observes is not known, and
  ///   nothing is shown.
  private static func update(
    _ group: ArraySlice<Element>, to data: UnsafeBufferPointer<Datum>, from first: Int,
    together type: ViewType
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: group.count) { places in
      let place = places.baseAddress.unsafelyUnwrapped
      let observes = TrackingScope.evaluateTogether {
        for index in 0..<group.count {
          item(group[group.startIndex + index]).evaluate(data[first + index], into: place + index)
        }
      }
      if observes {
        type.readsObservables = true
        place.deinitialize(count: group.count)
        return false
      }
      for index in 0..<group.count {
        item(group[group.startIndex + index]).show(taking: place + index)
      }
      return true
    }
  }

  private static func item(_ element: Element) -> ForEachItem {
    unsafeDowncast(element, to: ForEachItem.self)
  }
}

/// A `ForEach`'s closure, for all of its items: a new one need not be handed to each.
@MainActor
final class ForEachContent<Datum, Content> {
  @exclusivity(unchecked) var make: (Datum) -> Content

  init(_ make: @escaping (Datum) -> Content) { self.make = make }
}

/// An element that stands for one datum, for messages and recordings.
@MainActor
package protocol IdentifiedElement: Element {
  var elementID: String { get }
  /// What a picker or a list's selection takes when the view has no tag.
  var anyID: AnyHashable { get }
}
