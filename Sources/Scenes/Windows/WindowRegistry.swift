import Foundation
import HostInterface
import ViewBasics
import ViewRuntime

/// Knows an app's windows and which of them is shown.
///
/// A terminal shows one window at a time, so the open windows lie on a pile of which the
/// uppermost is seen:
///
///     launch           [ group ]
///     openSettings     [ group, settings ]      settings is shown, the group keeps its state
///     dismissWindow    [ group ]
///
/// On a desktop (`RenderHost.opensWindows`) all of them are seen, and the pile is their order.
@MainActor
package final class WindowRegistry {
  private struct Entry {
    let stage: Stage
    var description: WindowDescription
  }

  private unowned let runtime: ViewRuntime
  let commands = CommandRegistry()
  /// Whether the menus are open in the window that is seen.
  var commandMenu: Binding<Bool>?
  /// Shows what can be done, in the window that is seen.
  var showPalette: (([PaletteEntry]) -> Void)?
  /// In the order in which the app lists them.
  private var windows: [Entry] = []
  /// How windows for values are made.
  private var openers: [(stage: Stage, opener: WindowOpener)] = []
  /// The open ones in the order in which they were opened.
  private var opened: [Stage] = []
  /// Shows the tabs of the window that is seen.
  var tabsChanged: ((Tabs) -> Void)?
  private var hasLaunched = false
  /// The open ones, from the lowest to the uppermost.
  private var pile: [Stage] = []

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    commands.changed = { [weak self] in self?.tellOfCommands() }
    runtime.commandShortcut = { [weak self] stroke in
      guard let self else { return false }
      return commands.perform(stroke) || showWindow(for: stroke) || performUsualShortcut(stroke)
    }
    runtime.quitGuard = { [weak self] in self?.mayQuit() ?? true }
    runtime.rootNode.onEvent = { [weak self] event in
      if case .perform(_, "commands") = event { self?.commandMenu?.wrappedValue.toggle() }
      if case .perform(_, "palette") = event { self?.openPalette() }
    }
  }

  /// The title of the window that is seen.
  package var title: String? { pile.last?.label }

  /// The size that the first window would like, in points.
  package var defaultSize: CGSize? { pile.last?.environment.defaultWindowSize }

  var hasSettings: Bool { windows.contains { $0.description.kind == .settings } }

  /// Offers by name all that can be done now.
  @discardableResult
  func openPalette() -> Bool {
    guard let showPalette else { return false }
    showPalette(paletteEntries(of: runtime.frontWindow ?? runtime.rootNode))
    return true
  }

  /// What the windows are called, in the order in which the app lists them.
  var titles: [String] {
    windows.map { name(of: $0.stage) }
  }

  /// The one of the window that is in front.
  var undoManager: UndoManager? { runtime.currentFocusedValues.windowUndoManager }

  /// Ends the app, unless a window's guard asks something first.
  func quit() {
    if mayQuit() { runtime.host.perform(.close) }
  }

  /// - Returns: false if a person is asked about a window; the app ends then if they agree.
  private func mayQuit() -> Bool {
    for window in windows where window.stage.isOpen {
      let stage = window.stage
      let isAsked = window.description.closing?.holdsBack { [weak self] in
        self?.closeAtOnce(stage)
        self?.quit()
      }
      guard isAsked == true else { continue }
      show(stage)
      return false
    }
    return true
  }

  // MARK: Windows come and go

  func add(_ stage: Stage, _ description: WindowDescription) {
    stage.defaultSize = stage.environment.defaultWindowSize
    stage.onClose = { [weak self, weak stage] in stage.map { self?.close($0) } }
    stage.onFront = { [weak self, weak stage] in stage.map { self?.cameToFront($0) } }
    windows.append(Entry(stage: stage, description: description))
    let launch = stage.environment.sceneLaunchBehavior.kind
    let isFirst =
      pile.isEmpty && description.kind != .settings && description.kind != .alert
      && launch != .suppressed
    let isPresented = launch == .presented && !hasLaunched
    if isFirst || isPresented || description.opensAtOnce { bringToFront(stage) }
  }

  func update(_ stage: Stage, _ description: WindowDescription) {
    guard let index = windows.firstIndex(where: { $0.stage === stage }) else { return }
    windows[index].description = description
    if stage === pile.last || opensWindows { showTitle() } else { tellTabs() }
  }

  func remove(_ stage: Stage) {
    windows.removeAll { $0.stage === stage }
    takeFromPile(stage)
  }

  /// An app with nothing but settings shows those.
  func appDidLaunch() {
    hasLaunched = true
    if pile.isEmpty, let window = windows.first(where: { $0.description.kind != .alert }) {
      bringToFront(window.stage)
    }
  }

  // MARK: What a program asks for

  /// Shows the window with this id; the next frame has it.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package func open(id: String) -> Bool { open { $0.id == id } }

  /// Shows the settings; the next frame has them.
  @discardableResult
  package func openSettings() -> Bool { open { $0.kind == .settings } }

  /// Shows the window with this place in the app's list.
  func open(at index: Int) {
    guard windows.indices.contains(index) else { return }
    show(windows[index].stage)
  }

  /// Shows the window of a value, which is made if there is none yet.
  ///
  /// - Returns: whether any group shows values of this type.
  @discardableResult
  package func open(value: AnyHashable, _ type: ObjectIdentifier, id: String? = nil) -> Bool {
    let present = windows.first {
      $0.description.value == value && (id == nil || $0.description.id == id)
    }
    if let present {
      show(present.stage)
      return true
    }
    let maker = openers.first { $0.opener.type == type && (id == nil || $0.opener.id == id) }
    maker?.opener.open(value)
    return maker != nil
  }

  /// Shows the document of a file in the group that reads such files.
  ///
  /// - Returns: whether there is one.
  func openFile(_ url: URL) -> Bool {
    for (_, opener) in openers {
      if let ticket = opener.ticket(url) { return open(value: ticket, opener.type, id: opener.id) }
    }
    return false
  }

  /// Whether a window for a value is there.
  func shows(_ value: AnyHashable) -> Bool {
    windows.contains { $0.description.value == value }
  }

  /// Closes the window of a value.
  package func dismiss(value: AnyHashable, id: String? = nil) {
    let meant = windows.first {
      $0.description.value == value && (id == nil || $0.description.id == id)
    }
    if let meant { close(meant.stage) }
  }

  func set(_ opener: WindowOpener?, for stage: Stage) {
    openers.removeAll { $0.stage === stage }
    if let opener { openers.append((stage, opener)) }
  }

  var stages: [Stage] { windows.map(\.stage) }
  var urls: OpenedURLs { runtime.openedURLs }

  func show(_ stage: Stage) {
    runtime.updateQueue.append(Transaction()) { [self] in
      if stage.isMounted { bringToFront(stage) }
    }
  }

  private func open(where isMeant: (WindowDescription) -> Bool) -> Bool {
    guard let window = windows.first(where: { isMeant($0.description) }) else { return false }
    show(window.stage)
    return true
  }

  /// Closes a window: the one with this id, or the one that is seen. Without windows the app ends.
  package func dismiss(id: String? = nil) {
    let meant = id.map { id in windows.first { $0.description.id == id }?.stage } ?? pile.last
    if let meant { close(meant) }
  }

  private func close(_ stage: Stage) {
    guard stage.isOpen else { return }
    let closing = windows.first { $0.stage === stage }?.description.closing
    let isAsked = closing?.holdsBack { [weak self] in self?.closeAtOnce(stage) }
    if isAsked == true { show(stage) } else { closeAtOnce(stage) }
  }

  private func closeAtOnce(_ stage: Stage) {
    runtime.updateQueue.append(Transaction()) { [self] in
      takeFromPile(stage)
      stage.close()
      if pile.isEmpty { runtime.host.perform(.close) }
    }
  }

  // MARK: The pile

  private func bringToFront(_ stage: Stage) {
    guard stage !== pile.last else { return raise(stage) }
    if opensWindows { raise(stage) } else { pile.last?.isShown = false }
    pile.removeAll { $0 === stage }
    pile.append(stage)
    if !opened.contains(where: { $0 === stage }) { opened.append(stage) }
    stage.isShown = true
    stage.open()
    showTitle()
  }

  private var opensWindows: Bool { runtime.host.opensWindows }

  /// Brings the window that is there already before the others.
  private func raise(_ stage: Stage) {
    if let window = stage.window { runtime.host.perform(.present(window.id)) }
  }

  /// A person chose the window.
  private func cameToFront(_ stage: Stage) {
    guard stage !== pile.last, pile.contains(where: { $0 === stage }) else { return }
    pile.removeAll { $0 === stage }
    pile.append(stage)
    showTitle()
  }

  private func takeFromPile(_ stage: Stage) {
    if opensWindows { stage.isShown = false }
    let wasFront = stage === pile.last
    pile.removeAll { $0 === stage }
    opened.removeAll { $0 === stage }
    guard wasFront else { return tellTabs() }
    stage.isShown = false
    pile.last?.isShown = true
    showTitle()
  }

  // MARK: Tabs

  var showsTabs: Bool { runtime.host.showsOneWindow }

  var tabs: Tabs {
    Tabs(
      titles: opened.map { name(of: $0) }, front: opened.firstIndex { $0 === pile.last })
  }

  func showTab(at index: Int) {
    if opened.indices.contains(index) { show(opened[index]) }
  }

  private func tellTabs() {
    guard showsTabs, let tabsChanged else { return }
    let tabs = tabs
    runtime.updateQueue.append(Transaction()) { tabsChanged(tabs) }
  }

  private func name(of stage: Stage) -> String {
    let description = windows.first { $0.stage === stage }?.description
    let title = stage.label ?? description?.id
    return title ?? (description?.kind == .settings ? "Settings" : "Window")
  }

  private func showTitle() {
    tellTabs()
    guard opensWindows else { return showRootTitle() }
    runtime.frontWindow = pile.last?.window
    for stage in pile { stage.title = name(of: stage) }
    tellOfCommands()
    showRootTitle()
  }

  private func tellOfCommands() {
    for stage in pile { stage.hasCommands = !commands.entries.isEmpty }
  }

  private func showRootTitle() {
    runtime.rootNode.setContent(NodeContent(role: .window, label: title), resizes: false)
  }
}

private struct WindowRegistryKey: EnvironmentKey {
  static var defaultValue: WindowRegistry? { nil }
}

extension EnvironmentValues {
  package var windowRegistry: WindowRegistry? {
    get { self[WindowRegistryKey.self] }
    set { self[WindowRegistryKey.self] = newValue }
  }
}
