import CellText
import Dispatch
import Foundation
import HostInterface
import LayoutCore
import TerminalDevice
import TerminalInput
import Timekeeping

/// Shows an app in a terminal.
///
/// ```swift
/// let host = TerminalHost(
///   arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
/// let runtime = ViewRuntime(host: host)
/// runtime.mount(ContentView())
/// host.run()
/// ```
///
/// A cell corresponds to 8 by 16 points. The screen is painted from the host's copy of the render
/// tree, only where something changed, and only the cells that differ are written. Without a
/// terminal (a pipe, a build machine) one frame is printed as plain text:
/// `app --size 100x30 | cat`.
///
/// | keys | |
/// |---|---|
/// | Tab, Shift-Tab | move the focus; a list is left from any of its rows |
/// | arrows | move the focus, in lists from row to row; scroll where nothing can take it |
/// | Return, Space | press, flip, open |
/// | Left, Right, Home, End; + and - | change sliders, segments; steppers |
/// | Page Up, Page Down, Home, End, wheel | scroll |
/// | Control-D, Control-U | scroll by half of what is seen |
/// | j, k, g, G | as Down, Up, Home, End where letters find no rows |
/// | Delete, Backspace | delete the row |
/// | Control-Up and Down, then Control-Space, in a list of several | move the focus alone; select or deselect the row |
/// | Control-Up and Down | a sheet with several heights: higher, lower |
/// | Control-Page Up and Down, Left and Right beyond the last stop, dragging sideways | turn pages |
/// | Control-Page Up and Down | the tab before, the next tab |
/// | dragging | carry what can be carried; Escape puts it back |
/// | F1, ? | all keys, found by typing |
/// | F2, Control-P | all that can be done, found by typing |
/// | F9 | the app's menus |
/// | F10, Alt-Return, right button, dragging a row sideways | the row's actions, the context menu |
/// | Control- or Alt-letters | shortcuts with Command (Alt where Control is taken: C, H, I, J, M, Z) |
/// | letters, on a picker that opens a menu | the next option that begins so |
/// | in a menu: arrows, letters, Left and Right | move, jump, the menu before and the one inside |
/// | Escape | close, cancel, go back, leave the field |
/// | Control-C | copy what is selected, else quit |
/// | Control-Z, Control-L | suspend; draw everything again |
/// | F12, Control-\ | open the inspector, then over the whole screen, then close it |
///
/// In text: the keys of shells and desktops, see ``EditingKeys``.
@MainActor
package final class TerminalHost: RenderHost {
  package weak var client: (any HostClient)?
  package internal(set) var environment: HostEnvironment
  let tree = HostTree()
  let painter: CellPainter
  let session: TerminalSession?
  let capabilities: TerminalCapabilities
  var cells: CellSize

  /// The part of the screen to be painted again.
  var damage: CellRect
  var menu: OpenMenu?
  var mouse = MouseState()
  var hover = HoverState()
  /// Whether the last key copied something.
  var hasJustCopied = false
  /// The last copied text, for Control-V.
  var clipboard = ""
  /// The focus requested by the runtime, to be applied after the frame.
  var requestedFocus: NodeID??
  package internal(set) var movesFocusByKeys = false
  /// The field that gave up the focus with Return: further typing still goes to it, and the tab key
  /// continues from there.
  var resignedField: NodeID? {
    get { painter.interaction.resting }
    set {
      guard newValue != resignedField else { return }
      invalidate(resignedField)
      painter.interaction.resting = newValue
      invalidate(newValue)
    }
  }
  /// The text input that was left with Escape: keys continue from there.
  var leftText: NodeID?
  /// Whether the last row shows key hints, if there is a row to spare.
  var showsKeys = false
  /// Whether the program hides the host's overlays.
  var hidesOverlays = false {
    didSet {
      guard hidesOverlays != oldValue, showsKeys else { return }
      client?.handle(.resized(size))
      requestFrame()
      invalidate(CellRect(size: cells))
    }
  }
  /// Whether the first focusable node gets the focus while no node has it: until the program sets
  /// the focus, or the user does something.
  var awaitsFirstFocus = false
  /// The control that had the focus when it was disabled, and the one that got it: until the user
  /// does something.
  var busyControl: (control: NodeID, successor: NodeID)?
  /// Counts the changes of the tree; lookups in it stay valid until the next change.
  private(set) var treeVersion = 0
  /// The version for which the focus was last repaired.
  var repairedVersion = -1
  var knownHints = KnownHints()
  /// The user's key bindings.
  var keyBindings = KeyBindings()
  /// The former position of the focus, for when its node disappears.
  var focusRestoration = FocusRestoration<CellRect>()
  var selectionFollowing = SelectionFollowing()
  var tabStops = TabStops()
  /// A focus move to be retried once the content scrolled into view is there.
  var pendingMove: FocusRing.Direction?
  /// Called for the inspector's key.
  package var onInspect: () -> Void = {}
  /// Called before the process ends.
  package var onQuit: () -> Void = {}
  /// Called once the screen has been taken over.
  package var onStart: () -> Void = {}
  /// Ends the process; a test replaces it.
  var quit: @MainActor () -> Void = {}

  /// The clock of ticks, spinners, double clicks and long presses.
  let time: TimeSource
  var diff: CellDiff
  var pictureWriter = PictureWriter()
  /// The size of a cell in pixels, as reported by the terminal.
  var toldCellSize: PixelSize?
  var shown: CellBuffer?
  var shownTitle: String?
  private var wantsFrame = false
  /// Closing the last window happens in a frame, which runs to its end: views unmount, and what
  /// they save then is saved.
  private(set) var isInFrame = false
  var quitsAfterFrame = false
  private var isFlushScheduled = false
  private var isShowingScheduled = false
  private var framePacer = FramePacer()
  private var showingPacer = FramePacer(burst: 1)
  /// Whether it runs and shows frames automatically; a test does both by hand.
  var flushesByItself: Bool
  var frameClock: ScheduledWork?
  /// When the next tick of the frame clock is due, while it runs.
  var tickIsDue: Duration?
  var spinnerClock: ScheduledWork?
  let metricsOfCells = CellMetrics()
  /// The terminal's own theme.
  var ownTheme: Theme
  /// The app's preference, which overrides it.
  var prefersDark: Bool?
  /// The letters typed to find an entry of an open menu.
  var typedWords = TypedWords()
  /// Whether the tab key is scrolling to find a focusable node: nothing else gets the focus
  /// meanwhile.
  var isLookingForStop = false
  /// The progress of the tab key's search for distant stops.
  var stopSearch: StopSearch?
  /// The timer that continues the search.
  var searchClock: ScheduledWork?
  /// How many seconds it searches before other keys get their turn.
  var longestSearch = 0.1
  /// Whether the focused node was visible before the terminal was resized, and has to stay visible.
  var revealsFocus = false
  /// The focused search field, and the node that had the focus before it.
  var search: (field: NodeID, former: NodeID?)?
  /// Events that were read and not handled yet: those behind the one that is being handled.
  var pendingInput: [InputEvent] = []
  /// The number of nested calls that handle them.
  var inputDepth = 0
  /// The number of nested calls in which the program's code waits for the user.
  var waitCount = 0

  /// Makes a host for the process's own terminal, or for plain text if there is none.
  ///
  /// - Parameters:
  ///   - arguments: the command line; `--size 80x24` is the size of plain text in columns and rows.
  ///   - environment: the variables that describe the terminal.
  ///   - locale: the user's locale.
  package convenience init(
    arguments: [String], environment: [String: String], locale: Locale = .current,
    isRightToLeft: Bool = false
  ) {
    let session = TerminalSession.attach(environment: environment)
    let size =
      session?.size ?? Self.size(in: arguments) ?? TerminalSession.size(of: 1) ?? CellSize(80, 24)
    self.init(
      size: size, capabilities: TerminalCapabilities(environment: environment), session: session)
    self.environment.locale = locale
    self.environment.isRightToLeft = isRightToLeft
    if session != nil { readKeyBindings(environment: environment) }
  }

  init(
    size: CellSize, capabilities: TerminalCapabilities, session: TerminalSession? = nil,
    time: TimeSource = .current
  ) {
    self.time = time
    let theme = Theme(capabilities: capabilities, replies: [])
    ownTheme = theme
    cells = size
    self.capabilities = capabilities
    self.session = session
    painter = CellPainter(size: size, theme: theme)
    environment = HostEnvironment(isDark: theme.isDark)
    environment.reducesMotion = capabilities.reducesMotion
    environment.hasHighContrast = theme.hasHighContrast
    diff = CellDiff(capabilities: capabilities)
    flushesByItself = session != nil
    damage = CellRect(size: size)
  }

  // MARK: Frames

  package func commit(_ patch: Patch) {
    let changed = PatchDamage(patch, tree, painter)
    tree.apply(patch)
    treeVersion += 1
    noteListeners(in: patch)
    damage = damage.union(changed.total(after: tree, painter))
    scheduleFlush()
  }

  package func requestFrame() {
    wantsFrame = true
    scheduleFlush()
  }

  func scheduleFlush() {
    guard flushesByItself, !isFlushScheduled else { return }
    isFlushScheduled = true
    let delay = wantsFrame ? framePacer.delay(at: now) : 0
    guard delay > 0 else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { self.flush() } }
    }
    time.scheduleOnMain(after: .seconds(delay)) { [weak self] in self?.flush() }
  }

  /// Runs a requested frame, and shows the changes.
  func flush() {
    isFlushScheduled = false
    runFrame()
    if wantsFrame { scheduleFlush() }
    showInTime()
  }

  /// Shows the changes, unless that was done for the current refresh of the display.
  private func showInTime() {
    guard flushesByItself else { return show() }
    guard !isShowingScheduled else { return }
    let delay = showingPacer.delay(at: now)
    guard delay > 0 else {
      showingPacer.frameRuns(at: now)
      return show()
    }
    isShowingScheduled = true
    time.scheduleOnMain(after: .seconds(delay)) { [weak self] in
      guard let self else { return }
      isShowingScheduled = false
      showingPacer.frameRuns(at: now)
      show()
    }
  }

  /// Updates the tree without showing it. This also happens before each event: a user's action
  /// applies to the program's current state, not to a row that the last key has deleted.
  func runFrame() {
    if wantsFrame {
      wantsFrame = false
      if flushesByItself { framePacer.frameRuns(at: now) }
      isInFrame = true
      client?.runFrame()
      isInFrame = false
      if quitsAfterFrame { quit() }
    }
    reconcileFields()
    if !wantsFrame { endAnswers() }
    if !isLookingForStop {
      giveRequestedFocus()
      giveFirstFocus()
      repairFocus()
      revealAfterResizing()
    }
    followPointer()
    if !wantsFrame { retryPendingMove() }
  }

  /// Whether the runtime requests another frame.
  var isWaitingForFrame: Bool { wantsFrame }

  var hasKeyLine: Bool { showsKeys && !hidesOverlays && KeyLine.fits(cells) }

  /// Invalidates a part of the screen.
  func invalidate(_ rect: CellRect) {
    damage = damage.union(rect)
    scheduleFlush()
  }

  /// Invalidates a node and its descendants.
  func invalidate(_ id: NodeID?) {
    guard let id, let node = tree[id] else { return }
    invalidate(painter.reach(of: node, at: node.absoluteFrame))
  }
}
