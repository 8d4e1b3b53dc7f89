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
  @usableFromInline
  final class Page {
    @usableFromInline let number: Int
    @exclusivity(unchecked) @usableFromInline var values: [Value?]
    @exclusivity(unchecked) @usableFromInline var count = 0

    @inlinable
    init(_ number: Int, size: Int) {
      self.number = number
      values = Array(repeating: nil, count: size)
    }
  }

  @exclusivity(unchecked) @usableFromInline var pages: [Int: Page] = [:]
  /// The page that was asked for last: usually the next one to be asked for.
  @exclusivity(unchecked) @usableFromInline var recent: Page?
  @exclusivity(unchecked) @usableFromInline var total = 0

  @inlinable
  package init() {}

  @inlinable package var count: Int { total }

  @inlinable static var pageSize: Int { 256 }

  /// The value of the node with this id; nil if there is none.
  @inlinable
  package subscript(id: NodeID) -> Value? {
    let (number, place) = id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
    return page(number)?.values[place]
  }

  /// Sets the value of the node with this id.
  @inlinable
  package func insert(_ value: Value, for id: NodeID) {
    let (number, place) = id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
    let page = page(number) ?? makePage(number)
    if page.values[place] == nil {
      page.count += 1
      total += 1
    }
    page.values[place] = value
  }

  /// Forgets the node with this id, if it is there.
  @inlinable
  package func remove(_ id: NodeID) {
    let (number, place) = id.rawValue.quotientAndRemainder(dividingBy: Self.pageSize)
    guard let page = page(number), page.values[place] != nil else { return }
    page.values[place] = nil
    page.count -= 1
    total -= 1
    if page.count == 0 { forget(page) }
  }

  @inlinable
  func page(_ number: Int) -> Page? {
    if let recent, recent.number == number { return recent }
    guard let page = pages[number] else { return nil }
    recent = page
    return page
  }

  @inlinable
  func makePage(_ number: Int) -> Page {
    let page = Page(number, size: Self.pageSize)
    pages[number] = page
    recent = page
    return page
  }

  @inlinable
  func forget(_ page: Page) {
    pages[page.number] = nil
    recent = nil
  }
}
