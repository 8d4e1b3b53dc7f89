import ViewRuntime

/// The model of a navigation stack: the root, and the screens on top of it.
///
/// The steps of a push:
///
/// ```text
///   link tapped ─▶ push(value) ─▶ the path binding gets the value   (or, without a path, the stack)
///                                    │ the stack's body reads the path
///                                    ▼
///                                 follow(path) ─▶ the layer stack gets a layer; a destination makes it
/// ```
///
/// So writing the path and tapping a link follow the same steps (S12.7).
///
/// Invariant: the entries with a value are the path's values, in order; between them there may be
/// screens of links and bindings, which are not part of the path.
@MainActor
final class NavigationModel {
  private(set) var entries: [NavigationEntry] = []
  /// The registry of the destinations, on any screen of the stack.
  let destinations = ChildRegistry()
  private(set) var root = Screen(depth: 0)
  var path: PathAccess?
  /// The next column of a split view, which links in this column lead to; if nil, they push onto
  /// this stack.
  weak var nextColumn: NavigationModel?
  /// The previous column, whose destinations apply here too.
  weak var formerColumn: NavigationModel?
  /// The enclosing stack.
  weak var outer: NavigationModel?
  /// Whether the stack would show itself; then it does not follow its path.
  private(set) var isEndless = false
  /// Called when a link in the previous column shows something here.
  var onShow: () -> Void = {}
  private var layerStack: LayerStack?
  /// The values preserved from a former instance of the stack (`PreservedState`).
  private var preservedValues: [AnyHashable]?
  /// The entry that a link in the previous column shows here, while this column is not mounted yet.
  private var awaited: NavigationEntry?
  /// The number of values at the end of the path whose screens have already been removed.
  private var leaving = 0

  /// Whether this is a column of a split view with a next column.
  var isColumn: Bool { nextColumn != nil }

  init() {
    destinations.onChange = { [unowned self] registration, change in
      destinationChanged(registration, change)
    }
  }

  // MARK: The place in the tree

  func attach(_ layerStack: LayerStack, _ values: [AnyHashable]?) {
    self.layerStack = layerStack
    if let values = values ?? preservedValues { follow(values) }
    preservedValues = nil
    if let entry = awaited {
      awaited = nil
      replace(with: entry)
    }
    settle()
    // Destinations mounted with the root registered before the layer stack was attached.
    for registration in destinations.allRegistrations {
      presentedDestinationChanged(registration, .added)
    }
  }

  func detach() {
    layerStack = nil
    // Breaks the retain cycle: the layers' views hold this model and the model around it.
    for entry in entries { entry.layer = nil }
    entries = []
    awaited = nil
    path = nil
    onShow = {}
    guard root.isTakenOver else { return }
    root.isTakenOver = false
    root.registry.invalidate()
  }

  /// Whether this stack is on one of the screens that its own path shows.
  func showsItself(_ path: PathAccess?, on screen: Screen?) -> Bool {
    guard let path, let screen, screen.depth > 0 else { return false }
    var depth = 0
    var other = outer
    while let model = other {
      depth += 1
      // A stack with a new, initially non-empty path each time also nests without end.
      isEndless = model.path?.isSame(as: path) == true || depth > Self.deepest
      if isEndless { return true }
      other = model.outer
    }
    return false
  }

  /// The greatest nesting depth of stacks; deeper nesting counts as endless.
  private static var deepest: Int { 8 }

  /// Uses the screen of the enclosing split view column as the stack's root.
  func takeOver(_ screen: Screen?) {
    guard let screen, screen.isColumn, !screen.isTakenOver, layerStack == nil else { return }
    screen.isTakenOver = true
    screen.registry.invalidate()
    root = screen
  }

  /// Shows the bar content of the stack's screens in the bar of the enclosing screen.
  func join(_ screen: Screen?) {
    // Of two stacks in one column, the first has the column's bar.
    guard screen !== root, screen !== root.around, screen?.isTakenOver != true else { return }
    root.around = screen
    for entry in entries { entry.screen.around = screen }
  }

  /// Mounts a screen that was never shown.
  func mount(_ layer: LayerStack.Layer) { layerStack?.mount(layer) }

  /// Changes the layer stack in the running update, or else in the next one.
  private func change(_ step: @escaping () -> Void) {
    guard let runtime = layerStack?.runtime else { return }
    runtime.changeInUpdate { [self] in
      guard layerStack?.isMounted == true else { return }
      step()
      settle()
    }
  }

  // MARK: The path

  /// Reconciles the screens with the path's values: the common prefix stays.
  func follow(_ values: [AnyHashable]) {
    guard layerStack != nil else { return }
    let values = values.dropLast(leaving)
    var kept = 0
    var cut: Int?
    for (index, entry) in entries.enumerated() {
      guard let value = entry.value else { continue }
      if kept < values.count, values[kept] == value {
        kept += 1
      } else {
        cut = index
        break
      }
    }
    if let cut { drop(from: cut) }
    for value in values.dropFirst(kept) { add(NavigationEntry(value, depth: depth)) }
    settle()
  }

  private func settle() {
    layerStack?.settle()
    entries.last?.becameSeen()
  }

  private var depth: Int { entries.count + 1 }

  private func add(_ entry: NavigationEntry) {
    entry.screen.below = entries.last?.screen ?? root
    entry.screen.around = root.around
    entry.screen.outside = root.outside
    entry.screen.presentation = Presentation { [weak self, weak entry] in
      if let self, let entry { pop(entry) }
    }
    entry.screen.leave = { [weak self, weak entry] in
      if let self, let entry { leave(entry) }
    }
    entries.append(entry)
    entry.layer = layerStack?.append { [weak self, unowned entry] in
      self.map { AnyView(NavigationScreen(model: $0, entry: entry)) } ?? AnyView(EmptyView())
    }
    entry.layer?.wasPushed(by: entry.declarer, goesWithPusher: entry.goesWithDeclarer)
  }

  private func drop(from index: Int) {
    for entry in unmount(from: index) { entry.onPop() }
  }

  /// Removes the screens from an index on.
  ///
  /// - Returns: those of links and bindings, topmost first, whose state still shows them.
  private func unmount(from index: Int) -> [NavigationEntry] {
    let dropped = entries[index...]
    entries.removeLast(entries.count - index)
    layerStack?.remove(from: index)
    return dropped.reversed().filter { $0.source != nil }
  }

  // MARK: Pushing

  /// Pushes a value's destination.
  ///
  /// - Parameter isDetail: whether to push onto a split view's next column, if there is one.
  func push(_ value: AnyHashable, isDetail: Bool = true) {
    if isDetail, let nextColumn { return nextColumn.show(value) }
    if let path {
      guard !path.append(value) else { return }
      Diagnostics.report(
        .missingDestination,
        "A NavigationLink presents a \(type(of: value.base)), but the stack's path holds values of "
          + "\(path.valueType.map { "\($0)" } ?? "another type") only. Bind the stack to a "
          + "NavigationPath to show values of several types.")
      return
    }
    change { [self] in add(NavigationEntry(value, depth: depth)) }
  }

  /// Pushes a view, for a link or a binding.
  ///
  /// - Parameter declarer: the element of the view that declares it.
  func push(
    _ source: PresentedDestination.Source, _ presented: PresentedDestination,
    from declarer: Element, isDetail: Bool = true
  ) {
    if isDetail, let nextColumn {
      return nextColumn.show(
        NavigationEntry(presented, source, from: declarer, depth: 1))
    }
    change { [self] in
      guard entry(of: source.id) == nil else { return }
      add(NavigationEntry(presented, source, from: declarer, depth: depth))
    }
  }

  /// Returns the entry that a link or a binding shows here or in the next column.
  func entry(of id: AnyHashable) -> NavigationEntry? {
    for model in [self, nextColumn] {
      if let entry = model?.entries.first(where: { $0.source?.id == id }) { return entry }
    }
    return nextColumn?.awaited?.source?.id == id ? nextColumn?.awaited : nil
  }

  // MARK: A split view's column

  /// Replaces the screens above this column's root.
  private func show(_ value: AnyHashable) { show(NavigationEntry(value, depth: 1)) }

  private func show(_ entry: NavigationEntry) {
    onShow()
    // If one column is shown at a time, this one may not be mounted yet: it shows the entry once it
    // is.
    guard layerStack != nil else { return awaited = entry }
    change { [self] in replace(with: entry) }
  }

  private func replace(with entry: NavigationEntry) {
    drop(from: 0)
    add(entry)
    // If one column is shown at a time, the user came from the previous column and goes back there:
    // this column's root was never shown.
    guard root.canGoBack else { return }
    entry.screen.below = root.below
    entry.screen.leave = { [weak self, weak entry] in
      guard let self, let entry else { return }
      if root.canGoBack { root.goBack() }
      pop(entry)
    }
    entry.screen.presentation?.onDismiss { [weak entry] in entry?.screen.leave?() }
  }

  // MARK: Popping

  /// Goes back one screen, like the Back button.
  func goBack() {
    if let entry = entries.last { leave(entry) }
  }

  /// Pops a screen for the user: the screen is removed first, then the path changes (S12.7).
  private func leave(_ entry: NavigationEntry) {
    guard let path, entries.last === entry, entry.value != nil else { return pop(entry) }
    change { [self] in
      guard entries.last === entry, let runtime = layerStack?.runtime else { return }
      let former = path.read()
      drop(from: entries.count - 1)
      leaving += 1
      // Runs after `onDisappear` of the removed screen, which is in the same queue.
      runtime.enqueueDeparture { [weak self] in
        self?.leaving -= 1
        // If `onDisappear` has written another path, the program's path wins.
        if path.read() == former { path.removeLast(1) }
      }
    }
  }

  /// Removes a screen that its link or binding does not show any more, and all screens above it,
  /// in the running update: their views go before they are updated with what has become of the state
  /// that they show (S1.16).
  func close(_ entry: NavigationEntry) {
    if let nextColumn, nextColumn.entries.contains(where: { $0 === entry }) {
      return nextColumn.close(entry)
    }
    guard let index = entries.firstIndex(where: { $0 === entry }), layerStack?.isMounted == true
    else { return pop(entry) }
    let values = entries[index...].count { $0.value != nil }
    let staying = entries[..<index].count { $0.value != nil }
    // The path has the values until it is cut.
    leaving += values
    let others = unmount(from: index)
    change { [self] in
      leaving -= values
      for other in others { other.onPop() }
      if values > 0 { path?.cut(staying) }
    }
  }

  /// Pops a screen and all screens above it.
  func pop(_ entry: NavigationEntry) {
    if let nextColumn, nextColumn.entries.contains(where: { $0 === entry }) {
      return nextColumn.pop(entry)
    }
    if let nextColumn, nextColumn.awaited === entry {
      nextColumn.awaited = nil
      return
    }
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let going = entries[index...]
    let values = going.count { $0.value != nil }
    let staying = entries[..<index].count { $0.value != nil }
    guard let path, values > 0 else {
      return change { [self] in
        if let index = entries.firstIndex(where: { $0 === entry }) { drop(from: index) }
      }
    }
    if values < going.count {
      change { [self] in
        if let index = entries.firstIndex(where: { $0 === entry }) { drop(from: index) }
      }
    }
    // Values pushed since then are removed as well; values that are already removed are not removed
    // again.
    path.cut(staying)
  }
}

extension NavigationModel: StatePreserving {
  /// The values whose screens are on the stack, if the stack has no path binding.
  var preservedValue: Any? {
    let values = entries.compactMap(\.value)
    return path == nil && !values.isEmpty ? values : nil
  }

  func adopt(_ preservedValue: Any) { preservedValues = preservedValue as? [AnyHashable] }
}
