import SwiftUI

struct ItemRepository {
  func fetchAll() async -> [Item] { [Item(id: 1, name: "First"), Item(id: 2, name: "Second")] }
}

let repository = ItemRepository()
