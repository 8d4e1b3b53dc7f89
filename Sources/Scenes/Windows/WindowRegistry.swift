import Foundation
import HostInterface
import ViewBasics
import ViewRuntime
import ViewTexts

/// An app's windows and which of them is shown.
///
/// A terminal shows one window at a time, so the open windows form a window stack of which the top
/// one is visible:
///
///     launch           [ group ]
///     openSettings     [ group, settings ]      settings is shown, the group keeps its state
///     dismissWindow    [ group ]
///
/// On a desktop (`RenderHost.opensWindows`) all of them are visible, and the window stack is their
/// order.
@MainActor
package final class WindowRegistry {
  struct Entry {
    let portal: Portal
    var description: WindowDescription

    /// Returns whether the window is open with the value, in the group with the id if given.
    @MainActor func shows(_ value: AnyHashable, _ id: String? = nil) -> Bool {
      portal.isOpen && description.value == value && (id == nil || description.id == id)
        // Equal numbers of another type are not values of this group.
        && description.value.map { type(of: $0.base) == type(of: value.base) } == true
    }
  }

  unowned let runtime: ViewRuntime
  let commands = CommandRegistry()
  /// The panels of each window.
  var panels: [ObjectIdentifier: WindowPanels] = [:]
  /// The windows that the program has made with AppKit's names.
  let programWindows = ProgramWindows()
  /// Whether the app has scenes; a program that is started by its AppKit delegate has none.
  var hasScenes = true
  /// The entries of the palettes when they were opened.
  var paletteContents: [PaletteContent] = []
  /// Values with a window that is being made.
  private var opening: [(value: AnyHashable, portal: Portal)] = []
  private var isEnding = false
  /// Whether it is still undecided if the app starts with a new document or with given ones.
  var awaitsDocuments = false
  /// The windows, in the order in which the app lists them.
  var windows: [Entry] = []
  /// The openers of windows for values, in the order in which the app lists the groups.
  private(set) var openers: [(portal: Portal, opener: WindowOpener)] = []
  /// The open windows, in the order in which they were opened.
  var opened: [Portal] = []
  /// Updates the tabs of the visible window.
  var tabsChanged: ((Tabs) -> Void)?
  private var hasLaunched = false
  /// The open windows, from back to front.
  var windowStack: [Portal] = []

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    commands.changed = { [weak self] in self?.tellOfCommands() }
    runtime.commandShortcut = { [weak self] stroke in
      guard let self else { return false }
      return commands.perform(stroke) || showWindow(for: stroke) || performUsualShortcut(stroke)
    }
    runtime.commandKeys = { [weak self] in
      self.map { $0.commands.keys + $0.undoKeys } ?? []
    }
    runtime.words = { [weak self] in self?.word($0) }
    runtime.showSettings = { [weak self] in self?.openSettings() ?? false }
    runtime.quitGuard = { [weak self] in self?.mayQuit() ?? true }
    runtime.rootNode.onEvent = { [weak self] event in
      if case .perform(let id, .commands) = event { self?.toggleMenu(of: id) }
      if case .perform(_, .palette) = event { self?.openPalette() }
      if case .perform(_, .keys) = event { self?.openKeys() }
    }
  }

  /// The title of the visible window.
  package var title: String? { windowStack.last?.label }

  /// The preferred size of the first window, in points.
  package var defaultSize: CGSize? { windowStack.last?.environment.defaultWindowSize }

  var hasSettings: Bool { windows.contains { $0.description.kind == .settings } }

  /// Returns one of the library's texts in the language of the front window.
  func word(_ english: String) -> String {
    let key = LocalizedStringKey.library(LocalizedStringKey(english))
    guard let environment = windowStack.last?.environment else { return key.textInAppLanguage }
    return Text(key).string(in: environment)
  }

  /// The titles of the windows, in the order in which the app lists them.
  var titles: [String] {
    listed.map { name(of: $0.portal) }
  }

  /// The listed windows, without the placeholder of a new document while it is closed.
  private var listed: [Entry] {
    windows.filter { $0.portal.isOpen || $0.description.documents == nil }
  }

  /// The undo manager of the front window.
  var undoManager: UndoManager? { runtime.currentFocusedValues.windowUndoManager }

  /// The shortcuts of Undo and Redo, if there is anything to undo or redo.
  var undoKeys: [CommandKey] {
    guard let undoManager else { return [] }
    return (undoManager.canUndo ? [CommandKey(.undo, undoManager.undoMenuItemTitle)] : [])
      + (undoManager.canRedo ? [CommandKey(.redo, undoManager.redoMenuItemTitle)] : [])
  }

  /// Ends the app, unless a window's guard asks for confirmation.
  func quit() {
    if mayQuit() { end() }
  }

  private func end() {
    isEnding = true
    runtime.host.perform(.close)
  }

  /// - Returns: false if the user is asked about a window, or the app's delegate wants to continue;
  ///   the app ends once they agree.
  private func mayQuit() -> Bool {
    for window in windows where window.portal.isOpen {
      let portal = window.portal
      let isAsked = window.description.closing?.holdsBack { [weak self] in
        self?.closeAtOnce(portal)
        // Once closed, it has nothing left to lose.
        self?.runtime.updateQueue.append(Transaction()) { [weak self] in
          if self?.isEnding == false { self?.quit() }
        }
      }
      guard isAsked == true else { continue }
      show(portal)
      return false
    }
    return DesktopDelegateCalls.mayEnd()
  }

  // MARK: Adding and removing windows

  func add(_ portal: Portal, _ description: WindowDescription) {
    let place = rememberedPlace(of: description, titled: portal.label)
    portal.defaultSize =
      place.flatMap(runtime.sceneValues.windowSize) ?? portal.environment.defaultWindowSize
    portal.sizing = description.sizing(in: portal.environment)
    portal.onResize = { [weak self] size in
      if let place { self?.runtime.sceneValues.setWindowSize(size, place) }
    }
    portal.onClose = { [weak self, weak portal] in portal.map { self?.close($0) } }
    portal.onFront = { [weak self, weak portal] in portal.map { self?.cameToFront($0) } }
    portal.sceneName = sceneName(of: description)
    windows.append(Entry(portal: portal, description: description))
    opening.removeAll { $0.value == description.value }
    let launch = portal.environment.sceneLaunchBehavior.kind
    let isFirst =
      windowStack.isEmpty && description.kind != .settings && description.kind != .alert
      && launch != .suppressed && !(awaitsDocuments && description.documents != nil)
    let isPresented = launch == .presented && !hasLaunched
    if isFirst || isPresented || description.opensAtOnce { bringToFront(portal) }
  }

  /// Returns the name under which the window's size is stored for the next launch: that of its
  /// scene. A program may run one of several apps, so the title counts too. Nil if it is not stored.
  private func rememberedPlace(
    of description: WindowDescription, titled title: String?
  ) -> String? {
    if let id = description.id { return id }
    if description.programWindow != nil { return nil }
    if description.value != nil || description.documents != nil {
      return "\(description.kind.rawValue) of values"
    }
    let others = windows.count { $0.description.kind == description.kind }
    return "\(title ?? "") \(description.kind.rawValue) \(others)"
  }

  /// Returns the name under which a window stores its scene values. That of a scene's first window
  /// is stable, so that its values are restored at the next launch; those of further windows are
  /// discarded with them (S9.2).
  private func sceneName(of description: WindowDescription) -> String {
    let first = "window"
    if description.opensAtOnce {
      // A document given at launch takes the place of the one that the app would start with.
      let place = windows.first { $0.portal.sceneName == first }
      guard !hasLaunched, description.documents != nil, let place, !place.portal.isOpen,
        place.description.documents != nil
      else { return SceneValues.passingScene() }
      place.portal.sceneName = SceneValues.passingScene()
      return first
    }
    if windows.isEmpty { return first }
    let others = windows.count { $0.description.kind == description.kind }
    return "\(description.kind.rawValue) \(description.id ?? String(others))"
  }

  func update(_ portal: Portal, _ description: WindowDescription) {
    guard let index = windows.firstIndex(where: { $0.portal === portal }) else { return }
    windows[index].description = description
    if portal === windowStack.last || opensWindows { showTitle() } else { tellTabs() }
  }

  func remove(_ portal: Portal) {
    windows.removeAll { $0.portal === portal }
    panels[ObjectIdentifier(portal)] = nil
    runtime.sceneValues.forgetIfPassing(portal.sceneName)
    removeFromStack(portal)
  }

  /// Shows the first window if no document was given.
  func showFirst() {
    guard windowStack.isEmpty else { return }
    if let firstScene { bringToFront(firstScene) }
  }

  /// The window of the first scene that is shown at launch.
  var firstScene: Portal? {
    windows.first {
      $0.description.kind != .settings && $0.description.kind != .alert
        && $0.description.programWindow == nil
        && $0.portal.environment.sceneLaunchBehavior.kind != .suppressed
    }?.portal
  }

  /// Called after launch; an app with only settings shows those.
  func appDidLaunch() {
    hasLaunched = true
    if windowStack.isEmpty, let window = windows.first(where: { $0.description.kind != .alert }) {
      bringToFront(window.portal)
    }
  }

  // MARK: Opening and closing windows

  /// Shows the window with this id, or a new one of a group, in the next frame.
  ///
  /// - Returns: whether there is such a window.
  @discardableResult
  package func open(id: String) -> Bool { open { $1.id == id } }

  /// Shows the settings in the next frame.
  @discardableResult
  package func openSettings() -> Bool { open { $1.kind == .settings } }

  /// Shows the window at this index of the app's list.
  func open(at index: Int) {
    let listed = listed
    if listed.indices.contains(index) { show(listed[index].portal) }
  }

  /// Shows the window of a value, making it if necessary.
  ///
  /// - Returns: whether any group shows values of this type.
  @discardableResult
  package func open(value: AnyHashable, _ type: ObjectIdentifier, id: String? = nil) -> Bool {
    let maker = openers.first { $0.opener.type == type && (id == nil || $0.opener.id == id) }
    guard let maker else { return false }
    runtime.updateQueue.append(Transaction()) { [self] in
      if let present = windows.first(where: { $0.shows(value, id) }) {
        bringToFront(present.portal)
      } else if !opening.contains(where: { $0.value == value && $0.portal === maker.portal }) {
        opening.append((value, maker.portal))
        maker.opener.open(value)
      }
    }
    return true
  }

  /// Returns whether a window for a value is open.
  func shows(_ value: AnyHashable) -> Bool { windows.contains { $0.shows(value) } }

  func set(_ opener: WindowOpener?, for portal: Portal) {
    let place = openers.firstIndex { $0.portal === portal }
    if let place, let opener {
      openers[place].opener = opener
    } else if let place {
      openers.remove(at: place)
    } else if let opener {
      openers.append((portal, opener))
    }
  }

  var portals: [Portal] { windows.map(\.portal) }
  var urls: OpenedURLs { runtime.openedURLs }

  func show(_ portal: Portal) {
    runtime.updateQueue.append(Transaction()) { [self] in
      if portal.isMounted { bringToFront(portal) }
    }
  }

  /// Shows the first matching window; if it is open and belongs to a group, another one.
  ///
  /// - Returns: whether there is a matching window.
  func open(where isMeant: @escaping (Portal, WindowDescription) -> Bool) -> Bool {
    guard windows.contains(where: { isMeant($0.portal, $0.description) }) else { return false }
    runtime.updateQueue.append(Transaction()) { [self] in
      let window = windows.first { isMeant($0.portal, $0.description) }
      if let window, window.portal.isOpen, let openAnother = window.description.openAnother {
        openAnother()
      } else if let window {
        bringToFront(window.portal)
      }
    }
    return true
  }

  /// Closes the visible window. The app ends with its last window.
  package func dismiss() {
    if let front = windowStack.last { close(front) }
  }

  /// Closes all windows with this id.
  func dismiss(id: String) {
    for window in windows where window.description.id == id { close(window.portal) }
  }

  /// Closes all windows of a value.
  func dismiss(value: AnyHashable, id: String? = nil) {
    for window in windows where window.shows(value, id) { close(window.portal) }
  }

  func close(_ portal: Portal) {
    guard portal.isOpen else { return }
    let closing = windows.first { $0.portal === portal }?.description.closing
    let isAsked = closing?.holdsBack { [weak self] in self?.closeAtOnce(portal) }
    if isAsked == true { show(portal) } else { closeAtOnce(portal) }
  }

  func closeAtOnce(_ portal: Portal) {
    runtime.updateQueue.append(Transaction()) { [self] in
      let closed = windows.first { $0.portal === portal }?.description.closed
      removeFromStack(portal)
      portal.close()
      closed?()
      guard windowStack.isEmpty, !isEnding, DesktopDelegateCalls.endsWithLastWindow else { return }
      quit()
    }
  }
}
