/// What is called on views that came, in the order in which they appear (S1.22).
@MainActor
struct AppearanceQueue {
  private var entries: [(level: Int, action: () -> Void)] = []

  var isEmpty: Bool { entries.isEmpty }
  /// A place in the queue: what is queued from now on comes behind it.
  var end: Int { entries.count }

  mutating func append(_ action: @escaping () -> Void, level: Int) {
    entries.append((level, action))
  }

  /// Queues what a view does around a content that was queued since `start`: after the views that
  /// are always there in it, before those that come and go by themselves.
  mutating func append(_ action: @escaping () -> Void, level: Int, around start: Int) {
    guard let first = entries[min(start, end)...].firstIndex(where: { $0.level > level }) else {
      return append(action, level: level)
    }
    let rest = entries[first...]
    let (fixed, changing) = (
      rest.filter { $0.level <= level }, rest.filter { $0.level > level }
    )
    entries.replaceSubrange(first..., with: fixed + [(level, action)] + changing)
  }

  mutating func takeAll() -> [() -> Void] {
    defer { entries = [] }
    return entries.map(\.action)
  }
}

extension Element {
  /// Mounts or shows a content that comes and goes by itself: a branch, an element of a `ForEach`,
  /// what stands in an `AnyView`.
  func withChanging<Result>(_ work: () -> Result) -> Result {
    runtime.appearanceLevel += 1
    defer { runtime.appearanceLevel -= 1 }
    return work()
  }
}
