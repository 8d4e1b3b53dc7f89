import HostInterface

/// Knows which node has the keyboard focus, and keeps every `FocusState` in step with it.
///
/// The host decides where the focus is and says so (`HostEvent.focused`); a focus state mirrors it
/// (S8.1). Setting a focus state only asks (S8.2): after the frame's commit the first view that
/// matches is named to the host by `HostCommand.focus`, and the state follows when the host has
/// answered.
///
/// - Complexity: a move of the focus costs the depth of the node and the number of focus states.
@MainActor
package final class FocusRegistry {
  /// The node that has the focus, as the host said last.
  @exclusivity(unchecked) package private(set) var focused: NodeID?
  /// The lazy container that keeps a row out of sight for the text that has the focus.
  @exclusivity(unchecked) weak var rowKeeper: RenderNode?
  private unowned let runtime: ViewRuntime
  /// In the order in which they came.
  private var places: [FocusPlace] = []
  /// The parts of the window with a default focus, in the order in which they came.
  package var regions: [DefaultFocusRegion] = []
  @exclusivity(unchecked) private var requests: [FocusRequest] = []
  /// What has appeared in this frame and would like the focus if nothing else has it.
  @exclusivity(unchecked) private var defaults: [() -> Void] = []
  /// What was presented in this frame, and is to have the focus.
  @exclusivity(unchecked) private weak var entering: RenderNode?
  /// Where the focus went in what was presented, as there was nothing better, or nowhere; what is
  /// better may come later.
  @exclusivity(unchecked) private var fallback: FallbackFocus?
  /// Where the focus was before something was presented that is gone now.
  @exclusivity(unchecked) private var returning: NodeID?
  /// What the next frame moves the focus to, if it is there then.
  @exclusivity(unchecked) private var followed: (() -> RenderNode?)?
  /// Told of every move.
  private var watchers = Registry<(RenderNode?) -> Void>()
  /// Something that prefers the focus came while nothing had it.
  private var isPreferenceNew = false

  /// The menus that are open, with where the focus was before each.
  private var menus: [(panel: RenderNode, former: NodeID?)] = []

  /// The node that has the focus, or had it before a menu was opened: a menu's entries are about
  /// what has the focus behind it.
  var focusedBehindMenus: NodeID? {
    guard let first = menus.first, let focused, let node = runtime.nodes[focused],
      menus.contains(where: { node.isInside($0.panel) })
    else { return self.focused }
    return first.former
  }

  /// Where the focus goes back to from what is presented now: a menu that an entry of another opens
  /// leads back to the entry. All else leads to what had the focus before the menus, which close with
  /// the press or have just been closed.
  func focusBefore(_ panel: RenderNode) -> NodeID? {
    panel.content?.role == .menu ? focused : returning ?? focusedBehindMenus
  }

  /// What should have the focus first, in the order in which it came.
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
    // Of the last place of a state nobody is left to be told.
    if !places.contains(where: { $0.location === place.location }) { place.location.mirror(nil) }
  }

  /// A place stands for another value than before.
  package func valueChanged(of place: FocusPlace) {
    if place.isActive { mirror() }
  }

  /// The row was kept for the focus, which is elsewhere now.
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

  /// The host moved the focus. Requests that no view could fulfil so far are dropped (S8.4).
  package func moved(to id: NodeID?) {
    guard id != focused else { return }
    let former = focused
    focused = id
    releaseRow()
    if fallback?.id != id { fallback = nil }
    requests.removeAll()
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

  /// Whether a program wants the focus somewhere with the next frame.
  package var hasRequests: Bool { !requests.isEmpty }

  /// A program set a focus state.
  func request(_ request: FocusRequest) {
    requests.removeAll { $0.location === request.location }
    requests.append(request)
    runtime.requestFrame()
  }

  /// Something with a default focus has appeared. Whether it gets the focus is decided when the
  /// frame is done: a window that it covers is out of sight by then.
  package func requestDefault(_ request: @escaping () -> Void) { defaults.append(request) }

  /// Called after a commit: fulfils what can be fulfilled now.
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
      // The first one counts.
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
    // S8.3: given up only by the property that holds it.
    let holders = places.filter(\.isActive).map(\.location)
    if resigning.contains(where: { request in holders.contains { $0 === request.location } }) {
      runtime.host.perform(.focus(nil))
    }
  }

  /// Something was presented: the next frame moves the focus into it.
  func enter(_ panel: RenderNode) {
    entering = panel
    if panel.content?.role == .menu { menus.append((panel, focused)) }
  }

  /// Something presented is gone: the focus goes back to where it was.
  func leave(_ panel: RenderNode, for former: NodeID?) {
    if entering === panel { entering = nil }
    if fallback?.panel === panel { fallback = nil }
    menus.removeAll { $0.panel === panel }
    returning = former
  }

  /// The focus is to go on to something that may come into sight only with the next frame.
  func follow(_ node: @escaping () -> RenderNode?) {
    followed = node
    runtime.requestFrame()
  }

  /// A screen that was covered is seen again: the focus goes back to where it was on it, unless
  /// something else has it.
  func comeBack(to former: NodeID?) { returning = former }

  /// Whether nothing has the focus, or something new is to have it.
  var wantsDefault: Bool { requests.isEmpty && (!isFocusInFront || entering != nil) }

  /// False while it is in a window that is covered by another, too.
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

  /// Gives the focus to what prefers it in a name space; the next frame moves it.
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
      // What was to be shown has come, as after a wait.
      self.fallback = nil
      runtime.host.perform(.focus(node.id))
    } else if let followed = followed?(), followed.isInHost, followed.id != focused {
      runtime.host.perform(.focus(followed.id))
    } else if isPreferenceNew, !isFocusInFront,
      let node = preferred.lazy.compactMap(\.focusableNode).first(where: runtime.isInFront)
    {
      runtime.host.perform(.focus(node.id))
    } else if let returning, runtime.nodes[returning] != nil, focused == nil || isFocusLeaving {
      runtime.host.perform(.focus(returning))
    }
  }

  /// Whether what has the focus was removed, and is only seen until it has gone: the way back of a
  /// screen that slides away.
  private var isFocusLeaving: Bool {
    var node = focused.flatMap { runtime.nodes[$0] }
    while let current = node {
      if current.isExiting { return true }
      node = current.parent
    }
    return false
  }

  /// The last request that a view matches, and the node to focus.
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

  func places(for value: AnyHashable, of location: AnyFocusLocation?) -> [FocusPlace] {
    places.filter { $0.location === location && $0.value == value }
  }

  /// Brings every focus state up to date with the focus.
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

/// A view with `focused(_:)`: where a focus state's value stands.
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

  /// The first node inside that may hold the focus now.
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

/// What a program wants a focus state to become.
@MainActor
struct FocusRequest {
  let location: AnyFocusLocation
  let value: AnyHashable
  /// Set to false or nil: give the focus up.
  let isResignation: Bool
}
