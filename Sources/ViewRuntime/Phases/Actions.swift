/// Closures of the app that a frame calls between its updates: `onChange`, preference changes; and,
/// after layout, `onDisappear` and what follows the end of a presentation or of a screen.
/// (`onAppear` and the start of tasks wait in an ``AppearanceQueue``.)
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
  /// Calls what the last update queued; its writes are processed by another update in this frame.
  ///
  /// - Returns: whether anything was called.
  func runActions() -> Bool {
    guard !actionQueue.isEmpty else { return false }
    for action in actionQueue.takeAll() { action() }
    return true
  }

  /// Calls the actions of views that appeared or disappeared, now that everything is in place:
  /// those of views that appeared come first (S1.20).
  ///
  /// - Returns: whether anything was called.
  func runAppearances() -> Bool {
    guard hasAppearances else { return false }
    appearanceRound += 1
    let departures = departureQueue.takeAll()
    for action in appearanceQueue.takeAll() { action() }
    for action in departures { action() }
    return true
  }

  var hasAppearances: Bool { !appearanceQueue.isEmpty || !departureQueue.isEmpty }
}
