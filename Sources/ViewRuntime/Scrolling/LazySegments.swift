import LayoutCore

/// All that a lazy container holds, counted through: items by their number.
@MainActor
struct LazySegments {
  private let segments: [LazySegment]
  /// The number of each segment's first item.
  private let starts: [Int]
  let itemCount: Int

  init(_ segments: [LazySegment] = []) {
    self.segments = segments
    var starts: [Int] = []
    var count = 0
    for segment in segments {
      starts.append(count)
      switch segment {
      case .node: count += 1
      case .items(let items): count += items.itemCount
      }
    }
    self.starts = starts
    itemCount = count
  }

  /// The nodes of one item, which is mounted if it was not.
  ///
  /// - Complexity: logarithmic in the number of segments.
  func nodes(of item: Int) -> [RenderNode] {
    let place = place(of: item)
    switch segments[place] {
    case .node(let node): return [node]
    case .items(let items):
      let index = item - starts[place]
      let nodes = items.nodes(at: index)
      let unnamed = nodes.filter { $0.traits[ItemIDTrait.key] == nil }
      if !unnamed.isEmpty { name(unnamed, of: items, at: index) }
      return nodes
    }
  }

  /// Nodes have the id of the innermost `ForEach`'s element that they stand for.
  private func name(_ nodes: [RenderNode], of items: any LazyItems, at index: Int) {
    let inner = items.innerIDs(at: index)
    let own = items.itemID(at: index)
    for node in nodes {
      var marked = node
      while inner[marked.id] == nil, marked.layout.isWrapper,
        let child = marked.children.first
      {
        marked = child
      }
      node.traits[ItemIDTrait.key] = inner[marked.id] ?? own
    }
  }

  /// The id of an element of a `ForEach`; nil for any other item.
  func itemID(of item: Int) -> AnyHashable? {
    let place = place(of: item)
    guard case .items(let items) = segments[place] else { return nil }
    return items.itemID(at: item - starts[place])
  }

  private func place(of item: Int) -> Int {
    var (low, high) = (0, segments.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The item with an id, if there is one.
  func item(of id: AnyHashable) -> Int? {
    for (segment, start) in zip(segments, starts) {
      switch segment {
      case .node(let node):
        if node.trait(ExplicitIDTrait.key, as: AnyHashable.self) == id { return start }
      case .items(let items):
        if let index = items.index(of: id) { return start + index }
      }
    }
    return nil
  }

  /// Tells all elements whether they are among the items that show.
  func show(_ items: Range<Int>) {
    for (segment, start) in zip(segments, starts) {
      guard case .items(let group) = segment else { continue }
      let lower = min(max(items.lowerBound - start, 0), group.itemCount)
      let upper = min(max(items.upperBound - start, lower), group.itemCount)
      group.show(lower..<upper)
    }
  }

  /// The headers and footers.
  var sectionParts: [Int] {
    zip(segments, starts).compactMap { segment, start in
      if case .node(let node) = segment, node.sectionPart != nil { start } else { nil }
    }
  }

  /// The nearest header before an item of its section, or the nearest footer behind it.
  ///
  /// - Parameter step: -1 for before, 1 for behind.
  func sectionPart(_ part: SectionPart, from item: Int, by step: Int) -> Int? {
    var index = place(of: item) + step
    while segments.indices.contains(index) {
      if case .node(let node) = segments[index], let found = node.sectionPart {
        return found == part ? starts[index] : nil
      }
      index += step
    }
    return nil
  }
}
