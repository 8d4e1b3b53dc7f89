import Foundation
import Observation

@MainActor
@Observable
final class Bag {
  /// Where the reading of a list is. No two of these can be at once.
  enum Import: Equatable {
    case idle
    case reading
    case done(new: Int)
    case failed(String)
  }

  var destination = ""
  private(set) var items: [Item]
  private(set) var lastImport = Import.idle
  private let source: any ListSource

  var left: [Item] { items.filter { !$0.isPacked } }

  /// How much of the bag is packed, from 0 to 1.
  var progress: Double {
    items.isEmpty ? 0 : 1 - Double(left.count) / Double(items.count)
  }

  init(items: [Item] = [], source: any ListSource) {
    self.items = items
    self.source = source
  }

  /// Adds something, unless it is on the list already.
  func add(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !items.contains(where: { $0.name == name }) else { return }
    items.append(Item(name: name))
  }

  /// Puts something into the bag, or takes it out again.
  func pack(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isPacked.toggle()
  }

  /// Adds what is on the list of the source.
  func importList() async {
    guard lastImport != .reading else { return }
    lastImport = .reading
    do {
      let before = items.count
      for name in try await source.names() { add(name) }
      lastImport = .done(new: items.count - before)
    } catch {
      lastImport = .failed("There is no list to read.")
    }
  }
}
