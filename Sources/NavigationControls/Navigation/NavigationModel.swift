import ViewRuntime

/// What a navigation stack shows: the root, and the screens on top of it.
///
/// The way of a push:
///
/// ```text
///   link tapped ─▶ push(value) ─▶ the path binding gets the value   (or, without a path, the stack)
///                                    │ the stack's body reads the path
///                                    ▼
///                                 follow(path) ─▶ the layer stack gets a layer; a destination makes it
/// ```
///
/// So a program that writes the path and a user who taps a link go the same way (S12.7).
///
/// Invariant: the entries with a value are the path's values, in order; between them may lie
/// screens of links and bindings, which no path knows.
@MainActor
final class NavigationModel {
  private(set) var entries: [NavigationEntry] = []
  /// Destinations register here, wherever on the stack they stand.
  let destinations = ChildRegistry()
  private(set) var root = Screen(depth: 0)
  var path: PathAccess?
  /// A split view's next column, where links of this one lead; nil: onto this stack.
  weak var nextColumn: NavigationModel?
  /// The column before, whose destinations count here too.
  weak var formerColumn: NavigationModel?
  /// The stack around this one.
  weak var outer: NavigationModel?
  /// Whether it is shown by itself, and so follows no path.
  private(set) var isEndless = false
  /// Called when a link of the column before led here.
  var onShow: () -> Void = {}
  private var layerStack: LayerStack?
  /// The screens of a stack that this one stands for (`PreservedState`).
  private var preservedValues: [AnyHashable]?
  /// What a link of the column before shows here, where this one has not been seen yet.
  private var awaited: NavigationEntry?
  /// How many values at the path's end have no screen any more.
  private var leaving = 0

  /// Whether this is a column of a split view that leads to another one.
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
    // Those that were mounted with the root asked when there was no layer stack yet.
    for registration in destinations.allRegistrations {
      presentedDestinationChanged(registration, .added)
    }
  }

  func detach() {
    layerStack = nil
    // Their views know this model, and what is around it, in turn.
    for entry in entries { entry.layer = nil }
    entries = []
    awaited = nil
    path = nil
    onShow = {}
    guard root.isTakenOver else { return }
    root.isTakenOver = false
    root.registry.invalidate()
  }

  /// Whether this stack would show its path's screens on one of them.
  func showsItself(_ path: PathAccess?, on screen: Screen?) -> Bool {
    guard let path, let screen, screen.depth > 0 else { return false }
    var depth = 0
    var other = outer
    while let model = other {
      depth += 1
      // A stack whose path is new each time, and holds something from the start, never ends either.
      isEndless = model.path?.isSame(as: path) == true || depth > Self.deepest
      if isEndless { return true }
      other = model.outer
    }
    return false
  }

  /// More stacks inside of each other than these no program writes.
  private static var deepest: Int { 8 }

  /// Takes over the screen of the split view's column that the stack fills.
  func takeOver(_ screen: Screen?) {
    guard let screen, screen.isColumn, !screen.isTakenOver, layerStack == nil else { return }
    screen.isTakenOver = true
    screen.registry.invalidate()
    root = screen
  }

  /// Leaves the bars of its screens to the screen that the stack stands on.
  func join(_ screen: Screen?) {
    // Of two stacks in one column the first has its bar.
    guard screen !== root, screen !== root.around, screen?.isTakenOver != true else { return }
    root.around = screen
    for entry in entries { entry.screen.around = screen }
  }

  /// Makes a screen that was never seen.
  func mount(_ layer: LayerStack.Layer) { layerStack?.mount(layer) }

  /// Changes the layer stack in the next update of this frame.
  private func change(_ step: @escaping () -> Void) {
    guard let runtime = layerStack?.runtime else { return }
    runtime.updateQueue.append(Transaction.current) { [self] in
      guard layerStack?.isMounted == true else { return }
      step()
      settle()
    }
  }

  // MARK: The path

  /// Makes the screens those of the path's values: what both have in common at the bottom stays.
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
  }

  private func drop(from index: Int) {
    let dropped = entries[index...]
    entries.removeLast(entries.count - index)
    layerStack?.remove(from: index)
    for entry in dropped.reversed() where entry.source != nil { entry.onPop() }
  }

  // MARK: Pushing

  /// Shows a value's destination on top.
  ///
  /// - Parameter isDetail: whether a split view's next column is meant, if there is one.
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

  /// Shows a view on top, for a link or a binding.
  func push(
    _ source: PresentedDestination.Source, _ presented: PresentedDestination, isDetail: Bool = true
  ) {
    if isDetail, let nextColumn {
      return nextColumn.show(NavigationEntry(presented, source, depth: 1))
    }
    change { [self] in
      guard entry(of: source.id) == nil else { return }
      add(NavigationEntry(presented, source, depth: depth))
    }
  }

  /// What a link or a binding shows here or in the next column.
  func entry(of id: AnyHashable) -> NavigationEntry? {
    for model in [self, nextColumn] {
      if let entry = model?.entries.first(where: { $0.source?.id == id }) { return entry }
    }
    return nextColumn?.awaited?.source?.id == id ? nextColumn?.awaited : nil
  }

  // MARK: A split view's column

  /// Replaces what this column shows above its root.
  private func show(_ value: AnyHashable) { show(NavigationEntry(value, depth: 1)) }

  private func show(_ entry: NavigationEntry) {
    onShow()
    // Where one column is seen at a time, this one may never have been: it is made for the entry.
    guard layerStack != nil else { return awaited = entry }
    change { [self] in replace(with: entry) }
  }

  private func replace(with entry: NavigationEntry) {
    drop(from: 0)
    add(entry)
    // Where one column is seen at a time, the user came from the column before, and goes back there:
    // what this one shows at first was not seen.
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

  /// Goes one screen back, as the user does with the Back button.
  func goBack() {
    if let entry = entries.last { leave(entry) }
  }

  /// Takes a screen away as the user does: it goes first, and then the path says so (S12.7).
  private func leave(_ entry: NavigationEntry) {
    guard let path, entries.last === entry, entry.value != nil else { return pop(entry) }
    change { [self] in
      guard entries.last === entry, let runtime = layerStack?.runtime else { return }
      let former = path.read()
      drop(from: entries.count - 1)
      leaving += 1
      // After `onDisappear` of what has gone, which waits in the same queue.
      runtime.enqueueDeparture { [weak self] in
        self?.leaving -= 1
        // Unless that has written another path: then it is what the program wants.
        if path.read() == former { path.removeLast(1) }
      }
    }
  }

  /// Takes a screen away, with all above it.
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
    // What was put on the path since then goes as well; what was taken off already, not again.
    path.cut(staying)
  }
}

extension NavigationModel: StatePreserving {
  /// The values whose screens are on the stack, where it keeps them by itself.
  var preservedValue: Any? {
    let values = entries.compactMap(\.value)
    return path == nil && !values.isEmpty ? values : nil
  }

  func adopt(_ preservedValue: Any) { preservedValues = preservedValue as? [AnyHashable] }
}
