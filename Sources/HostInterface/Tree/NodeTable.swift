/// Maps node ids to values.
///
/// Ids are assigned in sequence and never reused, so that nodes created together have adjacent ids.
/// They are stored in pages: of a hundred thousand rows created in order, only every hundredth
/// needs a lookup, and values are written in order, where a dictionary of nodes would scatter them.
///
/// ```text
/// id 515 ──▶ page 515 / 256 = 2, place 515 % 256 = 3
/// ```
///
/// - Complexity: all operations are O(1). An empty page is freed.
package final class NodeTable<Value: AnyObject> {
  private let pages = NodePages()

  package init() {}

  package var count: Int { pages.count }
  var pageCount: Int { pages.pageCount }

  /// The value of the node with this id; nil if there is none.
  package subscript(id: NodeID) -> Value? {
    pages[id].map { unsafeDowncast($0, to: Value.self) }
  }

  /// Calls `body` with the value of the node with this id, if there is one, without counting a
  /// reference to it. `body` must not remove it.
  func lend(_ id: NodeID, _ body: (Value) -> Void) {
    pages.lend(id) { body(unsafeDowncast($0, to: Value.self)) }
  }

  /// Sets the value of the node with this id.
  package func insert(_ value: Value, for id: NodeID) { pages.insert(value, for: id) }

  /// Removes the node with this id, if it is present.
  package func remove(_ id: NodeID) { pages.remove(id) }
}

/// The pages of a table of nodes.
///
/// Neither this nor the page is generic: in unspecialized code, the types of references to an
/// unknown class would be looked up on each change.
final class NodePages {
  @exclusivity(unchecked) private var pages: [Int: NodePage] = [:]
  /// The last accessed page, which is usually the next one to be accessed, and its number.
  @exclusivity(unchecked) private var recent: NodePage?
  @exclusivity(unchecked) private var recentNumber = -1
  @exclusivity(unchecked) private(set) var count = 0
  var pageCount: Int { pages.count }

  subscript(id: NodeID) -> AnyObject? {
    var value: AnyObject?
    lend(id) { value = $0 }
    return value
  }

  @inline(__always)
  func lend(_ id: NodeID, _ body: (AnyObject) -> Void) {
    let (number, place) = NodePage.place(of: id)
    lendPage(number) { $0.lend(place, body) }
  }

  func insert(_ value: AnyObject, for id: NodeID) {
    let (number, place) = NodePage.place(of: id)
    if recentNumber != number, !find(number) {
      (recent, recentNumber) = (NodePage(), number)
      pages[number] = recent
    }
    lendPage(number) { if $0.insert(value, at: place) { count += 1 } }
  }

  func remove(_ id: NodeID) {
    let (number, place) = NodePage.place(of: id)
    var isEmpty = false
    lendPage(number) { page in
      guard page.remove(at: place) else { return }
      count -= 1
      isEmpty = page.count == 0
    }
    guard isEmpty else { return }
    pages[number] = nil
    (recent, recentNumber) = (nil, -1)
  }

  /// Calls `body` with the page of this number, if there is one, without counting a reference to it.
  @inline(__always)
  private func lendPage(_ number: Int, _ body: (NodePage) -> Void) {
    if recentNumber != number, !find(number) { return }
    withUnsafePointer(to: &recent) {
      UnsafeRawPointer($0).load(as: Unmanaged<NodePage>.self)._withUnsafeGuaranteedRef(body)
    }
  }

  /// Makes the page the last accessed one.
  ///
  /// - Returns: whether there is such a page.
  private func find(_ number: Int) -> Bool {
    guard let page = pages[number] else { return false }
    (recent, recentNumber) = (page, number)
    return true
  }
}

/// The values of 256 nodes with consecutive ids.
final class NodePage {
  /// Not an array, which would be retained for each value that is read.
  private let values: UnsafeMutablePointer<AnyObject?>
  @exclusivity(unchecked) private(set) var count = 0

  init() {
    values = .allocate(capacity: Self.size)
    values.initialize(repeating: nil, count: Self.size)
  }

  deinit {
    values.deinitialize(count: Self.size)
    values.deallocate()
  }

  private static let size = 256

  static func place(of id: NodeID) -> (page: Int, place: Int) {
    let (page, place) = id.rawValue.quotientAndRemainder(dividingBy: size)
    return (page, place)
  }

  /// Calls `body` with the value at a place, if there is one, without counting a reference to it.
  @inline(__always)
  func lend(_ place: Int, _ body: (AnyObject) -> Void) {
    UnsafeRawPointer(values + place).load(as: Unmanaged<AnyObject>?.self)?
      ._withUnsafeGuaranteedRef(body)
  }

  /// - Returns: whether the place was empty.
  func insert(_ value: AnyObject, at place: Int) -> Bool {
    let isNew = values[place] == nil
    if isNew { count += 1 }
    values[place] = value
    return isNew
  }

  /// - Returns: whether there was a value.
  func remove(at place: Int) -> Bool {
    guard values[place] != nil else { return false }
    values[place] = nil
    count -= 1
    return true
  }
}
