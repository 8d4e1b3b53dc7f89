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
  @exclusivity(unchecked) private(set) var pages: [Int: NodePage] = [:]
  /// The last accessed page: usually the next one to be accessed.
  @exclusivity(unchecked) private var recent: NodePage?
  @exclusivity(unchecked) package private(set) var count = 0

  package init() {}

  /// The value of the node with this id; nil if there is none.
  package subscript(id: NodeID) -> Value? {
    let (number, place) = NodePage.place(of: id)
    guard let value = page(number)?.values[place] else { return nil }
    return unsafeDowncast(value, to: Value.self)
  }

  /// Sets the value of the node with this id.
  package func insert(_ value: Value, for id: NodeID) {
    let (number, place) = NodePage.place(of: id)
    let page = page(number) ?? makePage(number)
    if page.insert(value, at: place) { count += 1 }
  }

  /// Removes the node with this id, if it is present.
  package func remove(_ id: NodeID) {
    let (number, place) = NodePage.place(of: id)
    guard let page = page(number), page.remove(at: place) else { return }
    count -= 1
    guard page.count == 0 else { return }
    pages[number] = nil
    recent = nil
  }

  private func page(_ number: Int) -> NodePage? {
    if let recent, recent.number == number { return recent }
    guard let page = pages[number] else { return nil }
    recent = page
    return page
  }

  private func makePage(_ number: Int) -> NodePage {
    let page = NodePage(number)
    pages[number] = page
    recent = page
    return page
  }
}

/// The values of 256 nodes with consecutive ids.
///
/// It is not generic: in unspecialized code, the type of an array of an unknown class would be
/// looked up on each change.
final class NodePage {
  let number: Int
  @exclusivity(unchecked) private(set) var values: [AnyObject?]
  @exclusivity(unchecked) private(set) var count = 0

  init(_ number: Int) {
    self.number = number
    values = Array(repeating: nil, count: Self.size)
  }

  private static let size = 256

  static func place(of id: NodeID) -> (page: Int, place: Int) {
    let (page, place) = id.rawValue.quotientAndRemainder(dividingBy: size)
    return (page, place)
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
