/// Actions for views that appeared, in order of appearance (S1.22).
@MainActor
struct AppearanceQueue {
  private var entries: [(level: Int, action: () -> Void)] = []

  var isEmpty: Bool { entries.isEmpty }
  /// A position in the queue: what is queued from now on comes after it.
  var end: Int { entries.count }

  mutating func append(_ action: @escaping () -> Void, level: Int) {
    entries.append((level, action))
  }

  /// Queues an action of a view around a content that was queued since `start`: after the content's
  /// fixed views, before its dynamic ones.
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
  /// Mounts or shows a dynamic content: a branch, an element of a `ForEach`, the view of an
  /// `AnyView`.
  func withChanging<Result>(_ work: () -> Result) -> Result {
    runtime.appearanceLevel += 1
    defer { runtime.appearanceLevel -= 1 }
    return work()
  }
}
