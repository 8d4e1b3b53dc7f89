import Combine

/// A number and how it came to be.
@MainActor
final class TallyModel: ObservableObject {
  /// One step; the same number may come again, so it has an id of its own.
  struct Entry: Identifiable {
    let id: Int
    let count: Int
  }

  @Published private(set) var history: [Entry] = []

  /// The last entry is the number itself: there is nothing that could disagree.
  var count: Int { history.last?.count ?? 0 }

  func increment() { append(count + 1) }

  func decrement() { append(count - 1) }

  func reset() { append(0) }

  func undo() { _ = history.popLast() }

  private func append(_ count: Int) {
    history.append(Entry(id: history.count, count: count))
  }
}
