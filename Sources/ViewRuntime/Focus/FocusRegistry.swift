import HostInterface

/// Tracks which node has the keyboard focus, and keeps every `FocusState` in sync with it.
///
/// The host decides where the focus is and reports it (`HostEvent.focused`); a focus state mirrors
/// it (S8.1). Setting a focus state is only a request (S8.2): after the frame's commit,
/// `HostCommand.focus` passes the first matching view to the host, and the state follows when the
/// host has answered.
///
/// - Complexity: a move of the focus costs the depth of the node and the number of focus states.
@MainActor
package final class FocusRegistry {
  /// The focused node, as last reported by the host.
  @exclusivity(unchecked) package private(set) var focused: NodeID?
  /// The lazy container that keeps a row out of sight because its text is focused.
  @exclusivity(unchecked) weak var rowKeeper: RenderNode?
  private unowned let runtime: ViewRuntime
  /// In order of registration.
  private var places: [FocusPlace] = []
  /// The parts of the window with a default focus, in order of registration.
  package var regions: [DefaultFocusRegion] = []
  @exclusivity(unchecked) private var requests: [FocusRequest] = []
  /// Requests of views that appeared in this frame and want the focus if it is free.
  @exclusivity(unchecked) private var defaults: [() -> Void] = []
  /// The panel presented in this frame, which should be focused.
  @exclusivity(unchecked) private weak var entering: RenderNode?
  /// The focused node of a presented panel that is only a stopgap, or none; something better may
  /// come later.
  @exclusivity(unchecked) private var fallback: FallbackFocus?
  /// Where the focus was before a panel that is gone now was presented.
  @exclusivity(unchecked) private var returning: NodeID?
  /// What the next frame moves the focus to, if it exists by then.
  @exclusivity(unchecked) private var followed: (() -> RenderNode?)?
  /// Called for every move.
  private var watchers = Registry<(RenderNode?) -> Void>()
  /// Whether a view that prefers the focus appeared while nothing was focused.
  private var isPreferenceNew = false

  /// The open menus, with the node that was focused before each.
  private var menus: [(panel: RenderNode, former: NodeID?)] = []

  /// The focused node, or the one that was focused before a menu was opened: a menu's entries apply
  /// to what is focused behind it.
  var focusedBehindMenus: NodeID? {
    guard let first = menus.first, let focused, let node = runtime.nodes[focused],
      menus.contains(where: { node.isInside($0.panel) })
    else { return self.focused }
    return first.former
  }

  /// Returns the node that regains the focus after the panel being presented: a menu opened by an
  /// entry of another menu returns to the entry. Everything else returns to what was focused before
  /// the menus, which close with the press or have just been closed.
  func focusBefore(_ panel: RenderNode) -> NodeID? {
    panel.content?.role == .menu ? focused : returning ?? focusedBehindMenus
  }

  /// The places that should be focused first, in order of arrival.
  private var preferred: [FocusPlace] = []

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  package func add(_ place: FocusPlace) {
    places.append(place)
    if let focused, let node = runtime.nodes[focused], place.encloses(node) { mirror() }
  }

  package func remove(_ place: FocusPlace) {
    places.removeAll { $0 === place }
    guard place.isActive else { return }
    mirror()
    // Once the last place of a state is gone, it must be notified here.
    if !places.contains(where: { $0.location === place.location }) { place.location.mirror(nil) }
  }

  /// Called when a place represents another value than before.
  package func valueChanged(of place: FocusPlace) {
    if place.isActive { mirror() }
  }

  /// Releases the row that was kept for the focus, which has moved.
  private func releaseRow() {
    guard let keeper = rowKeeper else { return }
    rowKeeper = nil
    keeper.setNeedsLayout()
    runtime.requestFrame()
  }

  /// Calls `moved` with the focused node whenever the focus moves, until `watcher` is removed.
  package func addWatcher(_ watcher: AnyObject, _ moved: @escaping (RenderNode?) -> Void) {
    watchers[watcher] = moved
  }

  package func removeWatcher(_ watcher: AnyObject) { watchers[watcher] = nil }

  /// Called when the host has moved the focus. Drops requests that no view has fulfilled so far
  /// (S8.4), unless the focus went because its node did: a request made in the same update stays.
  package func moved(to id: NodeID?) {
    guard id != focused else { return }
    let former = focused
    focused = id
    releaseRow()
    if fallback?.id != id { fallback = nil }
    let isGone = id == nil && former.map { runtime.nodes[$0] == nil } == true
    if !isGone { requests.removeAll() }
    mirror()
    tellWatchers()
    guard !regions.isEmpty, runtime.host.movesFocusByKeys,
      let node = id.flatMap({ runtime.nodes[$0] })
    else { return }
    enterRegions(node, from: former.flatMap { runtime.nodes[$0] })
  }

  private func tellWatchers() {
    let node = focused.flatMap { runtime.nodes[$0] }
    watchers.forEach { $0(node) }
  }

  /// Whether a program has requested a move of the focus for the next frame.
  package var hasRequests: Bool { !requests.isEmpty }

  /// Called when a program sets a focus state.
  func request(_ request: FocusRequest) {
    requests.removeAll { $0.location === request.location }
    requests.append(request)
    runtime.requestFrame()
  }

  /// Called when something with a default focus has appeared. Whether it gets the focus is decided
  /// when the frame is done: a window that it covers is out of sight by then.
  package func requestDefault(_ request: @escaping () -> Void) { defaults.append(request) }

  /// Called after a commit: fulfils the requests that can be fulfilled now.
  func settle() {
    if let id = focused, runtime.nodes[id] == nil {
      focused = nil
      releaseRow()
      mirror()
      tellWatchers()
    }
    defer { (entering, returning, followed) = (nil, nil, nil) }
    if !defaults.isEmpty {
      let asking = defaults
      defaults = []
      // The first one wins.
      for ask in asking where wantsDefault { ask() }
    }
    if requests.isEmpty { return moveForPresentation() }
    if let (request, node) = fulfillable() {
      requests.removeAll()
      if node.id == focused {
        request.location.mirror(request.value)
      } else {
        runtime.host.perform(.focus(node.id))
      }
      return
    }
    let resigning = requests.filter(\.isResignation)
    requests.removeAll(where: \.isResignation)
    // S8.3: only the property that holds the focus can give it up.
    let holders = places.filter(\.isActive).map(\.location)
    if resigning.contains(where: { request in holders.contains { $0 === request.location } }) {
      runtime.host.perform(.focus(nil))
    }
  }

  /// Called when a panel was presented: the next frame moves the focus into it.
  func enter(_ panel: RenderNode) {
    entering = panel
    if panel.content?.role == .menu { menus.append((panel, focused)) }
  }

  /// Called when a presented panel is gone: the focus returns to where it was.
  func leave(_ panel: RenderNode, for former: NodeID?) {
    if entering === panel { entering = nil }
    if fallback?.panel === panel { fallback = nil }
    menus.removeAll { $0.panel === panel }
    returning = former
  }

  /// Moves the focus to a node that may come into sight only with the next frame.
  func follow(_ node: @escaping () -> RenderNode?) {
    followed = node
    runtime.requestFrame()
  }

  /// Called when a covered screen is visible again: the focus returns to where it was on it, unless
  /// something else is focused.
  func comeBack(to former: NodeID?) { returning = former }

  /// Whether nothing is focused, or something new should be.
  var wantsDefault: Bool { requests.isEmpty && (!isFocusInFront || entering != nil) }

  /// Also false while the focus is in a window that is covered by another.
  private var isFocusInFront: Bool {
    guard let focused, let node = runtime.nodes[focused] else { return false }
    return runtime.isInFront(node)
  }

  package func addPreferred(_ place: FocusPlace) {
    preferred.append(place)
    isPreferenceNew = true
    runtime.requestFrame()
  }

  package func removePreferred(_ place: FocusPlace) { preferred.removeAll { $0 === place } }

  /// Focuses the view that prefers the focus in a namespace; the next frame moves it.
  package func reset(in namespace: Namespace.ID) {
    guard let node = firstPreferred(where: { $0.value == AnyHashable(namespace) }) else { return }
    runtime.host.perform(.focus(node.id))
  }

  private func firstPreferred(where isMeant: (FocusPlace) -> Bool) -> RenderNode? {
    preferred.lazy.filter(isMeant).compactMap(\.focusableNode).first
  }

  private func moveForPresentation() {
    defer { isPreferenceNew = false }
    if let entering, entering.isInHost {
      if let focused, runtime.nodes[focused]?.isInside(entering) == true { return }
      let preferred = preferred.lazy.compactMap(\.focusableNode).first { $0.isInside(entering) }
      let node = preferred ?? entering.firstToFocus
      fallback =
        node?.isWorthFocus == true ? nil : FallbackFocus(panel: entering, id: node?.id)
      runtime.host.perform(.focus(node?.id))
    } else if let fallback, fallback.id == focused, let node = fallback.panel?.firstToFocus,
      node.isWorthFocus
    {
      // The panel's actual contents have appeared, for example after loading.
      self.fallback = nil
      runtime.host.perform(.focus(node.id))
    } else if let followed = followed?(), followed.isInHost, followed.id != focused {
      runtime.host.perform(.focus(followed.id))
    } else if isPreferenceNew, !isFocusInFront,
      let node = preferred.lazy.compactMap(\.focusableNode).first(where: runtime.isInFront)
    {
      runtime.host.perform(.focus(node.id))
    } else if let node = returning.flatMap({ runtime.nodes[$0] }), !node.isCovered,
      focused == nil || isFocusLeaving
    {
      runtime.host.perform(.focus(node.id))
    }
  }

  /// Whether the focused node was removed and is only visible until it has left: a screen that
  /// slides away.
  private var isFocusLeaving: Bool {
    var node = focused.flatMap { runtime.nodes[$0] }
    while let current = node {
      if current.isExiting { return true }
      node = current.parent
    }
    return false
  }

  /// Returns the last request that a view matches, and the node to focus.
  private func fulfillable() -> (FocusRequest, RenderNode)? {
    for request in requests.reversed() where !request.isResignation {
      let nodes = places(for: request.value, of: request.location).compactMap(focusableNode)
      guard let first = nodes.first else { continue }
      if nodes.count > 1 {
        Diagnostics.report(
          .focusValueTwice,
          "The focus value \(request.value) stands on \(nodes.count) views; the first was focused. "
            + "Give every focusable view a value of its own.")
      }
      return (request, first)
    }
    return nil
  }

  /// Whether a request for the value could be fulfilled now.
  func canFulfil(_ value: AnyHashable, of location: AnyFocusLocation) -> Bool {
    places(for: value, of: location).contains { $0.focusableNode != nil }
  }

  func places(for value: AnyHashable, of location: AnyFocusLocation?) -> [FocusPlace] {
    places.filter { $0.location === location && $0.value == value }
  }

  /// Updates every focus state to match the focus.
  private func mirror() {
    var nearest: [ObjectIdentifier: FocusPlace] = [:]
    var node = focused.flatMap { runtime.nodes[$0] }
    for place in places { place.isActive = false }
    while let current = node {
      for place in places where place.nodes.contains(where: { $0 === current }) {
        place.isActive = true
        let key = ObjectIdentifier(place.location)
        if nearest[key] == nil { nearest[key] = place }
      }
      node = current.parent
    }
    var told: Set<ObjectIdentifier> = []
    for place in places {
      let key = ObjectIdentifier(place.location)
      guard told.insert(key).inserted else { continue }
      place.location.mirror(nearest[key]?.value)
    }
    runtime.focusedValues.changed()
  }
}

/// A view with `focused(_:)`: the place of a focus state's value.
@MainActor
package final class FocusPlace {
  package let location: AnyFocusLocation
  package var value: AnyHashable
  /// The view's nodes.
  package var nodes: [RenderNode] = []
  /// Whether the focus is inside.
  var isActive = false

  package init(_ location: AnyFocusLocation, _ value: AnyHashable) {
    self.location = location
    self.value = value
  }

  func encloses(_ node: RenderNode) -> Bool {
    var ancestor: RenderNode? = node
    while let current = ancestor {
      if nodes.contains(where: { $0 === current }) { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The first node inside that can be focused now.
  var focusableNode: RenderNode? {
    for node in nodes {
      if let found = node.firstFocusable(where: { _ in true }) { return found }
    }
    return nil
  }
}

/// A focus that is only kept until there is something better.
@MainActor
private struct FallbackFocus {
  weak var panel: RenderNode?
  let id: NodeID?
}

/// A program's request to change a focus state.
@MainActor
struct FocusRequest {
  let location: AnyFocusLocation
  let value: AnyHashable
  /// Whether the state was set to false or nil, which gives the focus up.
  let isResignation: Bool
}
