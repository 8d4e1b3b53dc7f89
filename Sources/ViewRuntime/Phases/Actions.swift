/// Closures of the app that a frame calls between its updates: `onAppear`, `onChange`, preference
/// changes, the start of tasks.
@MainActor
struct ActionQueue {
  private var actions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func append(_ action: @escaping () -> Void) { actions.append(action) }

  mutating func takeAll() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}

extension ViewRuntime {
  /// Calls what the last update queued; what it writes goes through update again in this frame.
  ///
  /// - Returns: whether anything was called.
  func runActions() -> Bool {
    guard !actionQueue.isEmpty else { return false }
    for action in actionQueue.takeAll() { action() }
    return true
  }
}
