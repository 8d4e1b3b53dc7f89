import HostInterface

extension ViewRuntime {
  /// Shows what the program's code, parts of which were just replaced, makes of its state.
  ///
  /// Every body runs once. What is made again below a body of another type takes over what it kept.
  ///
  /// - Parameter done: called when the next frame has been committed.
  package func reload(_ done: @escaping () -> Void = {}) {
    reloading = Reloading(focused: focusedPlace, done: done)
    reevaluateAll()
  }

  /// An element is about to give way to one of another type.
  ///
  /// What takes its place has until the end of the reload to come into being: rows of lists do so
  /// when they are laid out.
  func willReplace(_ former: Element) {
    guard reloading != nil else { return }
    if preservedState == nil { preservedState = PreservedState() }
    preservedState!.add(former)
  }

  /// Moves the focus, once there is something to have it, to where it was in another process.
  package func takeOverFocus() {
    guard let place = preservedState?.focused else { return }
    reloading = Reloading(isNewProcess: true, focused: place) {}
  }

  /// Called at the end of each frame while code is being replaced.
  func finishReloading() {
    reloading!.frames += 1
    // A program that changes something in every frame never comes to rest.
    guard let finished = reloading, !hasUpdates || finished.frames > 3 else { return }
    let restorations = preservedState?.restorations ?? []
    reloading = nil
    if !finished.isNewProcess { preservedState = nil }
    if comeBack(to: finished.focused) {
      // The host moves the focus when it comes to it, and then brings what has it into sight.
      focusArrived = { restorations.forEach { $0() } }
    }
    finished.done()
  }
}

/// While code is being replaced.
struct Reloading {
  /// Whether there was no code before, only what another process kept: for as long as it is there,
  /// views take it over.
  var isNewProcess = false
  let focused: FocusedPlace?
  var frames = 0
  let done: () -> Void
}

/// Where the focus is, in words that another tree understands.
struct FocusedPlace: Codable, Equatable {
  let role: String
  let label: String
  /// Among those of this role and label, in tree order.
  let index: Int
}

extension ViewRuntime {
  /// Where the focus is; nil if it is nowhere.
  var focusedPlace: FocusedPlace? {
    guard let id = focus.focused, let node = nodes[id], let (role, label) = node.focusWords else {
      return nil
    }
    var index = 0
    for other in focusableNodes {
      if other === node { break }
      if other.focusWords.map({ $0 == (role, label) }) == true { index += 1 }
    }
    return FocusedPlace(role: role, label: label, index: index)
  }

  /// Moves the focus to where it was, if the node that had it is gone.
  ///
  /// - Returns: whether the host was asked to.
  private func comeBack(to place: FocusedPlace?) -> Bool {
    guard let place, focus.focused == nil || nodes[focus.focused!] == nil else { return false }
    let matching = focusableNodes.filter {
      $0.focusWords.map { $0 == (place.role, place.label) } == true
    }
    guard let node = matching.indices.contains(place.index) ? matching[place.index] : matching.last
    else { return false }
    host.perform(.focus(node.id))
    return true
  }

  private var focusableNodes: [RenderNode] {
    var found: [RenderNode] = []
    func visit(_ node: RenderNode) {
      if node.content?.traits.contains(.focusable) == true { found.append(node) }
      for child in node.children { visit(child) }
    }
    visit(rootNode)
    return found
  }
}

extension RenderNode {
  /// What the user would call it: the role, and the label or what a text input asks for.
  fileprivate var focusWords: (String, String)? {
    guard let content else { return nil }
    return (content.role.rawValue, content.label ?? content.control?.placeholder ?? "")
  }
}
