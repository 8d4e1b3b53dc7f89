import Observation

@MainActor
@Observable
final class Bag {
  /// For a text field: whoever has the bag may write it.
  var destination = ""
  /// For everybody to read; what happens to it is decided here.
  private(set) var items: [Item]

  var left: [Item] { items.filter { !$0.isPacked } }

  init(items: [Item] = ["Passport", "Toothbrush", "A good book"].map { Item(name: $0) }) {
    self.items = items
  }

  /// Puts something into the bag, or takes it out again.
  func pack(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isPacked.toggle()
  }
}
