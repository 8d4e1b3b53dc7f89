/// An element of the lists.
struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  static func make(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0, title: "Item \($0)") } }
}
