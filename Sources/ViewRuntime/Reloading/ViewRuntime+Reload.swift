import HostInterface

extension ViewRuntime {
  /// Rebuilds the program's views from its state after parts of its code were replaced.
  ///
  /// Every body runs once. Views that are created anew below a body of another type take over the
  /// old views' state.
  ///
  /// - Parameter done: called when the next frame has been committed.
  package func reload(_ done: @escaping () -> Void = {}) {
    reloading = Reloading(focused: focusedPlace, done: done)
    reevaluateAll()
  }

  /// Called before an element is replaced by one of another type.
  ///
  /// Its replacement may be created until the end of the reload: rows of lists are created during
  /// layout.
  func willReplace(_ former: Element) {
    guard reloading != nil else { return }
    if preservedState == nil { preservedState = PreservedState() }
    preservedState!.add(former)
  }

  /// Moves the focus, once it is possible, to where it was in another process.
  package func takeOverFocus() {
    guard let place = preservedState?.focused else { return }
    reloading = Reloading(isNewProcess: true, focused: place) {}
  }

  /// Called at the end of each frame while code is being replaced.
  func finishReloading() {
    reloading!.frames += 1
    // A program that changes something in every frame never settles.
    guard let finished = reloading, !hasUpdates || finished.frames > 3 else { return }
    let restorations = preservedState?.restorations ?? []
    reloading = nil
    if !finished.isNewProcess { preservedState = nil }
    if comeBack(to: finished.focused) {
      // The host moves the focus asynchronously, and then scrolls the focused view into sight.
      focusArrived = { restorations.forEach { $0() } }
    }
    finished.done()
  }
}

/// The state of a code replacement.
struct Reloading {
  /// Whether there was no code before, only the state of another process: views take it over for as
  /// long as it exists.
  var isNewProcess = false
  let focused: FocusedPlace?
  var frames = 0
  let done: () -> Void
}

/// The place of the focus, described so that it can be found in another tree.
struct FocusedPlace: Codable, Equatable {
  let role: String
  let label: String
  /// The index among nodes of this role and label, in tree order.
  let index: Int
}

extension ViewRuntime {
  /// The place of the focus; nil if there is no focus.
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

  /// Moves the focus to where it was, if the focused node is gone.
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
  /// How the user would describe the node: its role, and its label or a text input's prompt.
  fileprivate var focusWords: (String, String)? {
    guard let content else { return nil }
    return (content.role.rawValue, content.label ?? content.control?.placeholder ?? "")
  }
}
