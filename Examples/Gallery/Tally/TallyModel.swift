import Combine

/// A number and its history.
@MainActor
final class TallyModel: ObservableObject {
  /// One step. The same number may occur again, so each step has its own id.
  struct Entry: Identifiable {
    let id: Int
    let count: Int
  }

  @Published private(set) var history: [Entry] = []

  /// The last entry is the number itself, so nothing can disagree.
  var count: Int { history.last?.count ?? 0 }

  func increment() { append(count + 1) }

  func decrement() { append(count - 1) }

  func reset() { append(0) }

  func undo() { _ = history.popLast() }

  private func append(_ count: Int) {
    history.append(Entry(id: history.count, count: count))
  }
}
