import LayoutCore

/// The contents of a lazy container as numbered items.
///
/// An item is an element of a `ForEach` with all its views. Where each view has a place of its own,
/// as in a grid, an element with several views is several items:
///
///     ForEach of a, b, c with two views each      in a stack   a  b  c
///                                                 in a grid    a  a' b  b' c  c'
///
/// All elements of a `ForEach` are assumed to have as many views as the first one found. If another
/// has more or fewer, the number of each matters: the whole `ForEach` is taken apart and mounted.
///
/// Where elements contain further `ForEach`es of many rows, the inner elements are the items. An
/// outer element is opened when one of its items is reached, along with all elements before it, so
/// that the numbers before the visible items never change; the rest is estimated:
///
///     Sections 0, 1, 2, 3 of 9 rows each, 0 and 1 opened
///     header  rows 0 ... 8  |  header  rows 0 ... 8  |  2: 10 items  |  3: 10 items
@MainActor
struct LazySegments {
  private struct Entry {
    var segment: LazySegment
    /// The number of the first item.
    var start: Int
    /// How many items each element of a `ForEach` has.
    var stride = 1
    /// The `ForEach` that was taken apart, and the element's index in it.
    var origin: (items: any LazyItems, index: Int)?
    /// Whether these are the elements of a `ForEach` that have not been opened yet.
    var isClosed = false
    /// The index of the first of these elements.
    var firstIndex = 0

    /// Returns the index of the element that an item belongs to.
    func index(of item: Int) -> Int { firstIndex + (item - start) / stride }

    func firstItem(of index: Int) -> Int { start + (index - firstIndex) * stride }
  }

  /// A `ForEach` that was taken apart.
  private struct Expanded {
    let items: any LazyItems
    /// The number of each element's first item, and the number after the last item.
    var starts: [Int] = []
  }

  private let segments: [LazySegment]
  private var entries: [Entry] = []
  /// Of nested ones, the inner ones come first.
  private var expanded: [Expanded] = []
  private(set) var itemCount = 0
  /// The items of the first elements that are known to be unopened.
  private(set) var closed: Range<Int>?

  init(_ segments: [LazySegment] = []) {
    self.segments = segments
    entries.reserveCapacity(segments.count)
    add(segments)
  }

  private mutating func add(
    _ segments: [LazySegment], of origin: (items: any LazyItems, index: Int)? = nil
  ) {
    // Several may be within one modifier.
    for case .items(let items) in segments { items.willBeCounted() }
    for segment in segments { add(segment, of: origin) }
  }

  private mutating func add(
    _ segment: LazySegment, of origin: (items: any LazyItems, index: Int)? = nil
  ) {
    guard case .items(let items) = segment, items.isExpanded || items.isNested else {
      return append(segment, of: origin)
    }
    expand(items, of: origin)
  }

  private mutating func append(
    _ segment: LazySegment, of origin: (items: any LazyItems, index: Int)? = nil
  ) {
    var entry = Entry(segment: segment, start: itemCount, origin: origin)
    switch segment {
    case .node: itemCount += 1
    case .items(let items):
      entry.stride = items.viewCount
      itemCount += items.itemCount * entry.stride
    }
    entries.append(entry)
  }

  private mutating func expand(
    _ items: any LazyItems, of origin: (items: any LazyItems, index: Int)?
  ) {
    var whole = Expanded(items: items)
    let first = itemCount
    let count = items.isExpanded ? items.itemCount : min(items.openCount, items.itemCount)
    whole.starts.reserveCapacity(count + 1)
    for index in 0..<count {
      whole.starts.append(itemCount)
      add(items.parts(at: index), of: (items, index))
    }
    whole.starts.append(itemCount)
    expanded.append(whole)
    if count > 0 { items.partCount = max((itemCount - first) / count, 1) }
    guard count < items.itemCount else { return }
    let rest = Entry(
      segment: .items(items), start: itemCount, stride: items.partCount, origin: origin,
      isClosed: true, firstIndex: count)
    entries.append(rest)
    itemCount += (items.itemCount - count) * items.partCount
    if closed == nil { closed = rest.start..<itemCount }
  }

  /// Opens the element that an item belongs to, and all before it in its `ForEach`, which counts
  /// their parts.
  ///
  /// - Parameter more: how many elements after it to open as well.
  /// - Returns: the item from which on all numbers change, and by how much.
  mutating func open(_ item: Int, andMore more: Int = 0) -> (from: Int, shift: Int) {
    let place = place(of: item)
    guard case .items(let items) = entries[place].segment else { return (item, 0) }
    let end = end(of: place)
    items.openCount = min(entries[place].index(of: item) + 1 + more, items.itemCount)
    let opened = LazySegments(segments)
    let shift = opened.itemCount - itemCount
    self = opened
    return (end, shift)
  }

  /// The element that an item is, or a part of.
  func element(of item: Int) -> (items: any LazyItems, index: Int)? {
    guard item < itemCount else { return nil }
    let entry = entries[place(of: item)]
    guard case .items(let items) = entry.segment else { return nil }
    return (items, entry.index(of: item))
  }

  /// The first item of an element of a `ForEach` whose parts are counted.
  func firstItem(of element: (items: any LazyItems, index: Int)) -> Int? {
    guard let whole = expanded.first(where: { $0.items === element.items }) else { return nil }
    if element.index + 1 < whole.starts.count { return whole.starts[element.index] }
    return closedEntry(of: element.items)?.firstItem(of: element.index)
  }

  /// Returns whether an item follows elements of its `ForEach` that were not known to contain
  /// further ones.
  func followsUnopened(_ item: Int) -> Bool {
    let entry = entries[place(of: item)]
    return item > entry.start && !entry.isClosed
  }

  private func end(of place: Int) -> Int {
    place + 1 < entries.count ? entries[place + 1].start : itemCount
  }

  /// Returns whether an item is one view, as it should be where each view has a place of its own.
  ///
  /// - Parameter nodes: the item's nodes.
  func isOneView(_ item: Int, _ nodes: [RenderNode]) -> Bool {
    guard nodes.count == 1 else { return false }
    let entry = entries[place(of: item)]
    guard entry.stride > 1, case .items(let items) = entry.segment else { return true }
    return items.nodes(at: entry.index(of: item)).count == entry.stride
  }

  /// Requests that the elements of an item's `ForEach` are counted by their views the next time the
  /// segments are made.
  func wantsViewsCounted(_ item: Int) {
    let entry = entries[place(of: item)]
    guard case .items(let items) = entry.segment else { return }
    let index = entry.index(of: item)
    let nodes = items.nodes(at: index)
    // Other elements of the same `ForEach` may have been found since the segments were made.
    // Headers and footers have lines of their own, wherever they are.
    let isFirst = items.viewCount == 1 || entry.stride == 1 && items.viewCount == nodes.count
    if items.parts(at: index).contains(where: \.isItems) {
      // Where each row has a place of its own, a few are no different from many.
      items.isNested = true
    } else if isFirst, nodes.count > 1, nodes.allSatisfy({ $0.sectionPart == nil }) {
      items.viewCount = nodes.count
    } else {
      items.isExpanded = true
    }
  }

  /// Returns the nodes of one item, mounting it if necessary; nil if its element must be opened
  /// first.
  ///
  /// - Complexity: logarithmic in the number of segments.
  func nodes(of item: Int) -> [RenderNode]? {
    let entry = entries[place(of: item)]
    switch entry.segment {
    case .node(let node):
      if let origin = entry.origin { name([node], of: origin.items, at: origin.index) }
      return [node]
    case .items(let items):
      if entry.isClosed { return nil }
      let (index, view) = (item - entry.start).quotientAndRemainder(dividingBy: entry.stride)
      var nodes = items.nodes(at: index)
      if items.isClosed(at: index) { return nil }
      if entry.stride > 1 { nodes = nodes.indices.contains(view) ? [nodes[view]] : [] }
      name(nodes, of: items, at: index)
      return nodes
    }
  }

  /// Gives nodes the id of the innermost `ForEach` element that they represent.
  private func name(_ nodes: [RenderNode], of items: any LazyItems, at index: Int) {
    let unnamed = nodes.filter { $0.traits[ItemIDTrait.key] == nil }
    if unnamed.isEmpty { return }
    let inner = items.innerIDs(at: index)
    let own = items.itemID(at: index)
    for node in unnamed {
      var marked = node
      while inner[marked.id] == nil, marked.layout.isWrapper,
        let child = marked.children.first
      {
        marked = child
      }
      node.traits[ItemIDTrait.key] = inner[marked.id] ?? own
    }
  }

  /// Returns whether a node comes before all others, as far as that is known without mounting any.
  func isFirst(_ node: RenderNode) -> Bool {
    for entry in entries {
      switch entry.segment {
      case .node(let own): return own === node
      case .items(let items) where items.itemCount > 0:
        return items.mountedNodes(at: entry.firstIndex).first === node
      case .items: break
      }
    }
    return false
  }

  /// Returns the id of an item that is an element of a `ForEach`, without mounting it; nil for
  /// other items.
  func itemID(of item: Int) -> AnyHashable? {
    guard item < itemCount else { return nil }
    let entry = entries[place(of: item)]
    guard case .items(let items) = entry.segment, !entry.isClosed else { return nil }
    return items.itemID(at: entry.index(of: item))
  }

  private func place(of item: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if entries[middle].start <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the item with an id, if it is among the counted ones.
  func item(of id: AnyHashable) -> Int? {
    // Of nested ones, the outer ones first.
    for whole in expanded.reversed() {
      guard let index = whole.items.index(of: id) else { continue }
      if index + 1 < whole.starts.count { return min(whole.starts[index], max(itemCount - 1, 0)) }
      return closedEntry(of: whole.items)?.firstItem(of: index)
    }
    for entry in entries {
      switch entry.segment {
      case .node(let node):
        if node.trait(ExplicitIDTrait.key, as: AnyHashable.self) == id { return entry.start }
      case .items(let items):
        guard !entry.isClosed, let index = items.index(of: id) else { continue }
        return entry.firstItem(of: index)
      }
    }
    return nil
  }

  private func closedEntry(of group: any LazyItems) -> Entry? {
    entries.first { entry in
      if entry.isClosed, case .items(let items) = entry.segment { items === group } else { false }
    }
  }

  /// Returns the item to open next in search of an id that was not found: in a `ForEach` without an
  /// opened element, or next to elements that contain ids of its type.
  func itemToOpen(for id: AnyHashable) -> Int? {
    for entry in entries {
      guard case .items(let items) = entry.segment, items.itemCount > 0 else { continue }
      if !entry.isClosed {
        if nodes(of: entry.start) == nil { return entry.start }
      } else if items.openCount == 0 || holdsIDs(like: id, in: items) {
        return entry.start
      }
    }
    return nil
  }

  private func holdsIDs(like id: AnyHashable, in outer: any LazyItems) -> Bool {
    entries.contains { entry in
      guard case .items(let items) = entry.segment, let origin = entry.origin else { return false }
      return origin.items === outer && items.mayHold(id)
    } || expanded.contains { $0.items !== outer && $0.items.mayHold(id) }
  }

  /// Returns the item that a mounted node belongs to; nil if it is gone.
  func item(of node: RenderNode) -> Int? {
    for entry in entries {
      switch entry.segment {
      case .node(let own): if own === node { return entry.start }
      case .items(let items):
        guard !entry.isClosed, let id = node.traits[ItemIDTrait.key] as? AnyHashable,
          let index = items.index(of: id)
        else { continue }
        let views = items.mountedNodes(at: index)
        guard let place = views.firstIndex(where: { $0 === node }) else { continue }
        return entry.start + index * entry.stride + (entry.stride > 1 ? place : 0)
      }
    }
    return nil
  }

  /// Tells all elements whether they are among the visible items.
  ///
  /// - Parameter kept: an item out of sight that stays.
  func show(_ items: Range<Int>, keeping kept: Int?) {
    for entry in entries {
      guard case .items(let group) = entry.segment, !entry.isClosed else { continue }
      let first = max(items.lowerBound - entry.start, 0) / entry.stride
      // An element of which only some views are visible is among them.
      let end = (max(items.upperBound - entry.start, 0) + entry.stride - 1) / entry.stride
      let lower = min(first, group.itemCount)
      group.show(
        lower..<min(max(end, lower), group.itemCount),
        keeping: kept.flatMap { $0 < entry.start ? nil : ($0 - entry.start) / entry.stride })
    }
    for whole in expanded {
      // The elements that end after the first visible item and begin before the last one.
      let ends = whole.starts.dropFirst()
      let lower = ends.firstIndex { $0 > items.lowerBound }.map { $0 - 1 } ?? ends.count
      let upper = whole.starts.dropLast().firstIndex { $0 >= items.upperBound } ?? ends.count
      // Everything that is counted stays mounted anyway.
      whole.items.show(lower..<max(lower, upper), keeping: nil)
    }
  }

  /// The headers and footers.
  var sectionParts: [Int] {
    entries.compactMap { entry in
      if case .node(let node) = entry.segment, node.sectionPart != nil { entry.start } else { nil }
    }
  }

  /// Returns the nearest header before an item of its section, or the nearest footer after it.
  ///
  /// - Parameter step: -1 for before, 1 for after.
  func sectionPart(_ part: SectionPart, from item: Int, by step: Int) -> Int? {
    var index = place(of: item) + step
    while entries.indices.contains(index), !entries[index].isClosed {
      if case .node(let node) = entries[index].segment, let found = node.sectionPart {
        return found == part ? entries[index].start : nil
      }
      index += step
    }
    return nil
  }
}
