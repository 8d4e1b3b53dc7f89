import DependencyGraph

/// One element's view. The closure that makes it has a tracking scope of its own (S5.9): what it
/// reads concerns this element only.
package final class ForEachItem<Datum, ID: Hashable, Content: View>: Element, IdentifiedElement {
  package let id: ID
  @exclusivity(unchecked) private var datum: Datum
  @exclusivity(unchecked) private var content: ForEachContent<Datum, Content>
  private let tracking: TrackingScope
  @exclusivity(unchecked) private var child: ViewElement<Content>!

  /// An item whose view is still to be mounted.
  ///
  /// - Parameters:
  ///   - type: knows whether a closure like this one was seen to read observable objects.
  ///   - isAround: false for one that is mounted before it shows.
  init(
    _ id: ID, _ datum: Datum, _ content: ForEachContent<Datum, Content>, _ type: ViewType,
    _ inputs: ViewInputs, isAround: Bool = true
  ) {
    self.id = id
    self.datum = datum
    self.content = content
    tracking = TrackingScope(inputs, type)
    super.init(inputs)
    if !isAround { self.isAround = false }
    noteItem()
    tracking.belongs(to: self)
  }

  func mount() {
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      mount(taking: place)
    }
  }

  private func mount(taking place: UnsafeMutablePointer<Content>) {
    child = withChanging { mountElement(taking: place, childInputs) }
  }

  override package func setAppeared(_ appeared: Bool) {
    withChanging { super.setAppeared(appeared) }
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
    rerunAlone()
  }

  override package func rerunContent() {
    if content.list?.rerun(from: self) == true { return }
    rerunAlone()
  }

  /// Whether the closure runs in this update for certain.
  var hasToRun: Bool { tracking.hasToRun }

  private func rerunAlone() {
    withTemporaryValue(of: Content.self) { place in
      evaluate(into: place)
      show(taking: place)
    }
  }

  private func evaluate(into place: UnsafeMutablePointer<Content>) {
    tracking.evaluate { place.initialize(to: content.make(datum)) }
  }

  /// Runs the closure within ``TrackingScope/evaluateTogether(_:)``. The value is for
  /// ``mount(taking:)`` or ``show(taking:)``.
  fileprivate func evaluate(
    _ make: (Datum) -> Content, into place: UnsafeMutablePointer<Content>
  ) {
    tracking.track { place.initialize(to: make(datum)) }
  }

  /// The same for a new datum. The value is for ``show(taking:)``.
  ///
  /// The datum is taken over: a copy of a value of an unspecialised type is a call for each of
  /// its parts.
  fileprivate func evaluate(
    _ make: (Datum) -> Content, _ datum: __owned Datum, into place: UnsafeMutablePointer<Content>
  ) {
    tracking.cancelPending()
    tracking.track { place.initialize(to: make(datum)) }
    self.datum = datum
  }

  private func show(taking place: UnsafeMutablePointer<Content>) {
    child.update(taking: place)
    // To destroy it in place would be done by a function for arrays, which takes three times as long.
    _ = place.move()
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    borrowed(at: &child) { $0.appendRenderNodes(to: &nodes) }
  }
  override package func appendLazySegments(to segments: inout [LazySegment]) {
    child.appendLazySegments(to: &segments)
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() { tracking.close() }
}

extension ForEachItem {
  /// Mounts the views of new items, which are all of this class and share a closure.
  static func mount(
    _ items: ArraySlice<Element>, _ content: ForEachContent<Datum, Content>, _ type: ViewType
  ) {
    let make = content.make
    forEachGroup(of: items, type) { item, _, place in
      item.evaluate(make, into: place)
    } together: { item, place in
      item.mount(taking: place)
    } alone: { item, _ in
      item.mount()
    }
  }

  /// Gives items that follow each other their new data. `items` are all of this class and share a
  /// closure.
  static func update(
    _ items: ArraySlice<Element>, to data: UnsafeBufferPointer<Datum>,
    _ content: ForEachContent<Datum, Content>, _ type: ViewType
  ) {
    let make = content.make
    forEachGroup(of: items, type) { item, index, place in
      item.evaluate(make, data[index], into: place)
    } together: { item, place in
      item.show(taking: place)
    } alone: { item, index in
      item.update(data[index])
    }
  }

  /// Runs the closures of items whose data are the same. `items` are all of this class and share a
  /// closure.
  static func rerun(
    _ items: ArraySlice<Element>, _ content: ForEachContent<Datum, Content>, _ type: ViewType
  ) {
    let make = content.make
    forEachGroup(of: items, type) { item, _, place in
      item.evaluate(make, into: place)
    } together: { item, place in
      item.show(taking: place)
    } alone: { item, _ in
      item.rerunAlone()
    }
  }

  /// The closures of a few items run one behind the other, and then what they gave is shown: to
  /// prepare an evaluation takes as long as most closures, and so it is done once for all of them.
  /// Each is followed by itself, but for the objects that it observes: a type of which one closure
  /// was seen to read such an object is not evaluated together any more, and the first closure of a
  /// type runs alone.
  @inline(__always)
  private static func forEachGroup(
    of items: ArraySlice<Element>, _ type: ViewType,
    evaluate: (ForEachItem, Int, UnsafeMutablePointer<Content>) -> Void,
    together show: (ForEachItem, UnsafeMutablePointer<Content>) -> Void,
    alone showAlone: (ForEachItem, Int) -> Void
  ) {
    items.withUnsafeBufferPointer { items in
      var next = 0
      while next < items.count {
        let group = next..<min(next + (type.hasRun ? 16 : 1), items.count)
        type.hasRun = true
        let canRunTogether =
          group.count > 1 && !type.readsObservables && items[next].runtime.recorder == nil
        if !canRunTogether || !runTogether(items, group, type, evaluate, show) {
          for index in group { items.borrowed(index) { showAlone(item($0), index) } }
        }
        next = group.upperBound
      }
    }
  }

  /// - Returns: whether that is all. If not, which of the closures observes is not known, and
  ///   nothing is shown.
  @inline(__always)
  private static func runTogether(
    _ items: UnsafeBufferPointer<Element>, _ group: Range<Int>, _ type: ViewType,
    _ evaluate: (ForEachItem, Int, UnsafeMutablePointer<Content>) -> Void,
    _ show: (ForEachItem, UnsafeMutablePointer<Content>) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: group.count) { places in
      let place = places.baseAddress.unsafelyUnwrapped
      let observes = TrackingScope.evaluateTogether {
        for index in group {
          items.borrowed(index) { evaluate(item($0), index, place + (index - group.lowerBound)) }
        }
      }
      if observes {
        type.readsObservables = true
        place.deinitialize(count: group.count)
        return false
      }
      for index in group {
        items.borrowed(index) { show(item($0), place + (index - group.lowerBound)) }
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
  /// The list whose items all have this closure; it clears the reference when it goes away.
  @exclusivity(unchecked) unowned(unsafe) var list: (any ItemList)?

  init(_ make: @escaping (Datum) -> Content) { self.make = make }
}

/// A list that runs the closures of several of its items at once.
@MainActor
protocol ItemList: AnyObject {
  /// Runs the closure of an item again, and those of the items after it that are due too.
  ///
  /// - Returns: false if nothing was done, because the item is better done alone.
  func rerun(from item: Element) -> Bool
}

/// An element that stands for one datum, for messages and recordings.
@MainActor
package protocol IdentifiedElement: Element {
  var elementID: String { get }
  /// What a picker or a list's selection takes when the view has no tag.
  var anyID: AnyHashable { get }
}
