import HostInterface

/// Up to this number, rows that a `ForEach` has in an element of another one are made with the
/// element.
private let mostRowsMadeTogether = 20

/// More rows of a `ForEach` are not shown: their places could not be told apart, and numbers that
/// are derived from theirs would overflow.
private let mostRows = 1 << 48

/// A `ForEach` in a lazy container: mounts an element when the container asks for its index.
///
/// Rows that scroll out of sight keep their state (S1.13). If there are very many, those that have
/// been out of sight longest are released.
///
/// If elements contain further `ForEach`es, as sections do, these are lazy as well: see
/// ``LazySegments``.
///
/// - Complexity: mounting is O(1) in the number of elements. An update compares the visible
///   elements; it reads the ids of all elements, once, only if an id has moved.
package final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>, LazyItems
{
  /// An id, and the place of a row whose id stands before it already (S1.9).
  private struct Key: Hashable {
    let id: ID
    var place: Int?

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A mounted element and where it stands now.
  private struct Row {
    let item: ForEachItem<Data.Element, ID, Content>
    var index: Int
    /// The update that it is up to date with.
    var generation: Int
    /// When it was last in sight.
    var lastShown = 0
    var isShown = false
    /// Whether its parts are counted.
    var isOpen = false
  }

  private var view: ForEach<Data, ID, Content>
  /// Another object for each update: rows out of sight keep what they had.
  private var content: ForEachContent<Data.Element, Content>
  private let type = ViewType.of(ForEach<Data, ID, Content>.self)
  private var rows: [Key: Row] = [:]
  private var hasRepeatedRows = false
  private var shown: Range<Int> = 0..<0
  /// Whether rows were mounted or moved since it was said which ones show.
  private var hasOtherRows = false
  private var generation = 0
  private var clock = 0
  package var viewCount = 1
  package var isExpanded = false
  package var isNested = false
  package var openCount = 0
  package var partCount = 1

  /// How many rows out of sight are kept.
  private static var cachedRows: Int { 2_000 }
  /// One that is out of sight and stays, as the user types in it.
  private var kept: Int?
  /// Removed elements that are still shown.
  private var exits: [Key: ExitTransition] = [:]
  private var hasBeenShown = false
  private var arrival: Arrival?

  /// An update that may have brought elements, which come with their transitions if they show.
  private struct Arrival {
    /// Nil if all elements have just arrived.
    let former: ForEach<Data, ID, Content>?
    let transaction: Transaction
    /// The frame of the update: rows that come into sight later arrive without a transition.
    let frame: Int
    private var formerIDs: Set<ID>?

    init(after former: ForEach<Data, ID, Content>?, _ transaction: Transaction, frame: Int) {
      self.former = former
      self.transaction = transaction
      self.frame = frame
    }

    /// - Complexity: linear in the former elements, once; constant for numbers.
    mutating func brings(_ id: ID) -> Bool {
      guard let former else { return true }
      if let numbers = former.numbers, let number = id as? Int {
        guard numbers.contains(number) else { return true }
        if former.id(at: number - numbers.lowerBound) == id { return false }
      }
      if formerIDs == nil { formerIDs = Set(former.data.lazy.map(former.identify)) }
      return formerIDs?.contains(id) == false
    }
  }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    self.view = view
    content = ForEachContent(view.content)
    super.init(inputs)
    noteLazyItems()
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    let former = self.view
    let formerCount = former.data.count
    self.view = view.checked(against: self.view)
    content = ForEachContent(self.view.content)
    generation += 1
    let isInPlace = rows.allSatisfy { key, row in
      row.index < self.view.data.count && id(at: row.index) == key.id
    }
    if !isInPlace {
      findRows(after: former)
      childOrderChanged()
    }
    let present =
      isExpanded
      ? rows
      : rows.filter { _, row in
        shown.contains(row.index) || row.index == kept || row.index < openCount
      }
    for (key, row) in present.sorted(by: { $0.value.index < $1.value.index }) {
      bringUpToDate(key, row)
    }
    guard !isInPlace || formerCount != self.view.data.count else { return }
    renderNodesChanged()
    if hasBeenShown, runtime.mayAnimate || runtime.usesTransitionAnimations {
      // Of several updates before the layout, the first knows which rows were there.
      if arrival?.frame != runtime.frameCount {
        arrival = Arrival(after: former, runtime.transaction, frame: runtime.frameCount)
      }
    }
  }

  /// Finds out where the mounted elements stand now; those that are gone lose their state (S1.7).
  private func findRows(after former: ForEach<Data, ID, Content>) {
    let found = view.numbers.flatMap { rows(among: $0, after: former) } ?? rowsInOrder()
    let gone = rows.filter { found[$0.key] == nil }
    // Elements that were open stay open, and so do all elements before them.
    openCount = found.values.reduce(0) { $1.isOpen ? max($0, $1.index + 1) : $0 }
    rows = found
    hasRepeatedRows = false
    for (key, row) in gone.sorted(by: { $0.value.index < $1.value.index }) { remove(row, key) }
    hasOtherRows = true
  }

  private func rowsInOrder() -> [Key: Row] {
    var found: [Key: Row] = [:]
    found.reserveCapacity(rows.count)
    var place = 0
    var index = view.data.startIndex
    while index != view.data.endIndex, found.count < rows.count {
      let key = Key(id: view.identify(view.data[index]))
      if var row = rows[key], found[key] == nil {
        row.index = place
        found[key] = row
      }
      place += 1
      view.data.formIndex(after: &index)
    }
    return found
  }

  /// Finds the rows of numbers, which tell their places; nil if one of them is not its own id.
  private func rows(
    among numbers: Range<Int>, after former: ForEach<Data, ID, Content>
  ) -> [Key: Row]? {
    guard let formerFirst = former.numbers?.lowerBound else { return nil }
    var found: [Key: Row] = [:]
    for (key, row) in rows where key.place == nil {
      guard let number = key.id as? Int, number == formerFirst + row.index else { return nil }
      guard numbers.contains(number) else { continue }
      let place = number - numbers.lowerBound
      guard id(at: place) == key.id else { return nil }
      found[key] = row
      found[key]?.index = place
    }
    return found
  }

  /// One that shows leaves with its transition (S14.21).
  private func remove(_ row: Row, _ key: Key) {
    guard row.isShown else { return row.item.unmount() }
    guard exits[key] == nil,
      let exit = beginExit(
        row.item,
        end: { [weak self] exit in
          if self?.exits[key] === exit { self?.exits[key] = nil }
        })
    else { return unmountLeaving(row.item) }
    exits[key] = exit
  }

  /// The element of an id that is still shown, if it returns (S1.7).
  private func takeBack(_ key: Key, at index: Int) -> Row? {
    guard !exits.isEmpty, let exit = exits.removeValue(forKey: key) else { return nil }
    let item = unsafeDowncast(exit.child, to: ForEachItem<Data.Element, ID, Content>.self)
    exit.cancel()
    item.update(datum(at: index), content)
    return Row(
      item: item, index: index, generation: generation, lastShown: clock, isShown: true)
  }

  private func mount(_ item: ForEachItem<Data.Element, ID, Content>) {
    if arrival?.frame != runtime.frameCount { arrival = nil }
    guard arrival?.brings(item.id) == true, let transaction = arrival?.transaction else {
      return item.mount()
    }
    let outer = runtime.transaction
    runtime.transaction = transaction
    _ = mountComing {
      item.mount()
      return item
    }
    runtime.transaction = outer
  }

  private func datum(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(at: index) }

  /// The key of the row at an index, if there is one.
  private func key(at index: Int) -> Key {
    let id = id(at: index)
    if hasRepeatedRows {
      let repeated = Key(id: id, place: index)
      if rows[repeated] != nil { return repeated }
    }
    return Key(id: id)
  }

  private func bringUpToDate(_ key: Key, _ row: Row) {
    guard row.generation != generation else { return }
    rows[key]?.generation = generation
    row.item.update(datum(at: row.index), content)
  }

  // MARK: LazyItems

  package var itemCount: Int { min(view.data.count, mostRows) }

  package func nodes(at index: Int) -> [RenderNode] {
    // The others are opened as well then, and shown by their parts.
    if isClosed(at: index) { return [] }
    let item = item(at: index)
    guard holdsManyRows(item) else { return item.renderNodes }
    isNested = true
    return []
  }

  /// Whether `ForEach`es among the views of an element, and not within one of them, hold so many
  /// rows that they are made one by one. A few are made together: nothing before them is made then
  /// to know where they stand.
  private func holdsManyRows(_ item: Element) -> Bool {
    guard item.hasHadLazyItems else { return false }
    var parts: [LazySegment] = []
    item.appendLazySegments(to: &parts)
    var count = 0
    for case .items(let items) in parts {
      if items.isNested || items.itemCount > mostRowsMadeTogether { return true }
      for index in 0..<items.itemCount {
        count += items.nodes(at: index).count
        if items.isNested || count > mostRowsMadeTogether { return true }
      }
    }
    return false
  }

  package func parts(at index: Int) -> [LazySegment] {
    let item = item(at: index)
    rows[key(at: index)]?.isOpen = true
    guard item.hasHadLazyItems else { return item.renderNodes.map { .node($0) } }
    var parts: [LazySegment] = []
    item.appendLazySegments(to: &parts)
    return parts
  }

  package func arrive(_ transaction: Transaction) {
    arrival = Arrival(after: nil, transaction, frame: runtime.frameCount)
  }

  package func mayHold(_ id: AnyHashable) -> Bool { id.base is ID }

  private func item(at index: Int) -> ForEachItem<Data.Element, ID, Content> {
    var key = key(at: index)
    if let row = rows[key] {
      if row.index == index {
        if row.generation != generation {
          bringUpToDate(key, row)
          runtime.gatherRenderNodes(in: row.item)
        }
        return row.item
      }
      view.reportDuplicate(key.id)
      hasRepeatedRows = true
      key.place = index
    }
    if let row = takeBack(key, at: index) {
      runtime.gatherRenderNodes(in: row.item)
      rows[key] = row
      hasOtherRows = true
      return row.item
    }
    let item = ForEachItem<Data.Element, ID, Content>(
      key.id, datum(at: index), content, type, childInputs, isAround: false)
    mount(item)
    // It appears, and gives its preferences, when it is shown; not when it is measured or passed by
    // (S14.4).
    item.setGivesPreferences(false)
    rows[key] = Row(item: item, index: index, generation: generation, lastShown: clock)
    hasOtherRows = true
    return item
  }

  package func mountedNodes(at index: Int) -> [RenderNode] {
    guard let row = rows[key(at: index)], row.index == index else { return [] }
    return row.item.hasHadLazyItems ? row.item.nodesInTree : row.item.renderNodes
  }

  package func itemID(at index: Int) -> AnyHashable { AnyHashable(id(at: index)) }

  package func innerIDs(at index: Int) -> [NodeID: AnyHashable] {
    var ids: [NodeID: AnyHashable] = [:]
    if let item = rows[key(at: index)]?.item, item.hasHadItems {
      item.forEachChild { $0.collectItemIDs(&ids) }
    }
    return ids
  }

  package var shownNodes: [RenderNode] {
    rows.values.filter(\.isShown).sorted { $0.index < $1.index }.flatMap { row in
      row.item.hasHadLazyItems ? row.item.nodesInTree : row.item.renderNodes
    }
  }

  package func show(_ indices: Range<Int>, keeping kept: Int?) {
    self.kept = kept
    hasBeenShown = true
    arrival = nil
    guard indices != shown || hasOtherRows else { return }
    clock += 1
    shown = indices
    hasOtherRows = false
    var changed: [Row] = []
    for (key, row) in rows {
      let shows = indices.contains(row.index)
      if shows { rows[key]!.lastShown = clock }
      guard shows != row.isShown else { continue }
      rows[key]!.isShown = shows
      changed.append(row)
    }
    for row in changed.sorted(by: { $0.index < $1.index }) {
      if isAround { row.item.setAppeared(!row.isShown) }
      row.item.setGivesPreferences(!row.isShown)
    }
    letGo()
  }

  private func letGo() {
    guard !isExpanded, rows.count > Self.cachedRows + shown.count else { return }
    let hidden = rows.filter { _, row in
      !shown.contains(row.index) && row.index != kept && !row.isOpen
    }
    .sorted { $0.value.lastShown < $1.value.lastShown }
    for (key, row) in hidden.prefix(max(hidden.count - Self.cachedRows / 2, 0)) {
      rows[key] = nil
      row.item.unmount()
    }
  }

  package func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[Key(id: id)] { return row.index }
    if let numbers = view.numbers, let number = id as? Int {
      guard numbers.contains(number) else { return nil }
      let place = number - numbers.lowerBound
      if place < itemCount, self.id(at: place) == id { return place }
    }
    var place = 0
    var index = view.data.startIndex
    while index != view.data.endIndex {
      if view.identify(view.data[index]) == id { return place }
      place += 1
      view.data.formIndex(after: &index)
    }
    return nil
  }

  // MARK: Element

  override package var hasRenderNodes: Bool { itemCount > 0 }

  override package func appendLazySegments(to segments: inout [LazySegment]) {
    segments.append(.items(self))
  }

  /// Asked for all at once, by something that cannot be lazy.
  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    for index in 0..<itemCount { item(at: index).appendRenderNodes(to: &nodes) }
    show(0..<itemCount, keeping: nil)
  }

  override package func setAppeared(_ appeared: Bool) {
    isAround = appeared
    for exit in exits.inOrderOfStart {
      exit.child.setAppeared(appeared)
    }
    let visible = rows.values.filter(\.isShown)
    for row in visible.sorted(by: { $0.index < $1.index }) { row.item.setAppeared(appeared) }
  }

  override package var identitySource: IdentitySource? { .element }
  override package func forEachChild(_ visit: (Element) -> Void) {
    for exit in exits.inOrderOfStart { visit(exit.child) }
    for row in rows.values.sorted(by: { $0.index < $1.index }) { visit(row.item) }
  }
}
