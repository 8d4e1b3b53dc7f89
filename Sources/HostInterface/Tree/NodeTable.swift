/// What belongs to a node, found by the node's id.
///
/// Ids are handed out in a row and never again, so that what is made together has ids side by side.
/// They stand in pages: of a hundred thousand rows that come in order, only each hundredth has to
/// be looked up, and they are written in order, where a dictionary of nodes would scatter them.
///
/// ```text
/// id 515 ──▶ page 515 / 256 = 2, place 515 % 256 = 3
/// ```
///
/// - Complexity: all operations are O(1). A page goes when it is empty.
package final class NodeTable<Value: AnyObject> {
  @exclusivity(unchecked) private(set) var pages: [Int: NodePage] = [:]
  /// The page that was asked for last: usually the next one to be asked for.
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

  /// Forgets the node with this id, if it is there.
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

/// What belongs to 256 nodes whose ids follow each other. It does not know of which class that is:
/// elsewhere an array of an unknown class would have to be looked up each time it is changed.
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

  /// - Returns: whether there was anything.
  func remove(at place: Int) -> Bool {
    guard values[place] != nil else { return false }
    values[place] = nil
    count -= 1
    return true
  }
}
