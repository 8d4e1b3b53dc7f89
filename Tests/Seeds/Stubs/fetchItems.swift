import SwiftUI

func fetchItems() async -> [Item] { [Item(id: 1, name: "First"), Item(id: 2, name: "Second")] }
