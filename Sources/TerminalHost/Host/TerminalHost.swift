import CellText
import Dispatch
import Foundation
import HostInterface
import LayoutCore
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
/// A cell stands for 8 by 16 points. The screen is painted from the host's copy of the render tree,
/// only where something changed, and only the cells that differ are written. Without a terminal
/// (a pipe, a build machine) one frame is printed as plain text: `app --size 100x30 | cat`.
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
/// | Control-Up and Down | a sheet with several heights: higher, lower |
/// | Control-Page Up and Down, Left and Right beyond the last stop, dragging sideways | turn pages |
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
/// In text: shells' and desktops' keys, see ``EditingKeys``.
@MainActor
package final class TerminalHost: RenderHost {
  package weak var client: (any HostClient)?
  package internal(set) var environment: HostEnvironment
  let tree = HostTree()
  let painter: CellPainter
  let session: TerminalSession?
  let capabilities: TerminalCapabilities
  var cells: CellSize

  /// The part of the screen that has to be painted again.
  var damage: CellRect
  var menu: OpenMenu?
  var mouse = MouseState()
  var hover = HoverState()
  /// Whether the last key copied something.
  var hasJustCopied = false
  /// The text copied last, for Control-V.
  var clipboard = ""
  /// The focus that the runtime asked for, to be given once the frame is over.
  var requestedFocus: NodeID??
  package internal(set) var movesFocusByKeys = false
  /// The field that gave the focus up by Return: what is typed next goes there all the same, and
  /// the tab key goes on from there.
  var resignedField: NodeID?
  /// The text that was left by Escape: keys go on from there.
  var leftText: NodeID?
  /// Whether the last row tells what the keys do, where there is a row to spare.
  var showsKeys = false
  /// Whether the program wants nothing of the host's own on the screen.
  var hidesOverlays = false {
    didSet {
      guard hidesOverlays != oldValue, showsKeys else { return }
      client?.handle(.resized(size))
      requestFrame()
      invalidate(CellRect(size: cells))
    }
  }
  /// Whether the first thing that can take the focus is to have it wherever nothing has: until the
  /// program says who has it, or the user does something.
  var awaitsFirstFocus = false
  /// Counts the changes of the tree: what is found by looking through it holds until the next one.
  private(set) var treeVersion = 0
  /// With which of them the focus was looked after.
  var repairedVersion = -1
  var knownHints = KnownHints()
  /// The keys that the user wants to stand for others.
  var keyBindings = KeyBindings()
  /// Where the focus was, for when its node goes.
  var focusRestoration = FocusRestoration<CellRect>()
  var tabStops = TabStops()
  /// A move of the focus to be tried again once what was scrolled into sight is there.
  var pendingMove: FocusRing.Direction?
  /// What the inspector's key does.
  package var onInspect: () -> Void = {}
  /// Called before the process ends.
  package var onQuit: () -> Void = {}
  /// Called once the screen is taken over.
  package var onStart: () -> Void = {}
  /// Ends the process; a test replaces it.
  var quit: @MainActor () -> Void = {}

  /// The clock of ticks, spinners, double clicks and long presses.
  let time: TimeSource
  var diff: CellDiff
  var pictureWriter = PictureWriter()
  /// How large the terminal said that a cell is, in pixels.
  var toldCellSize: PixelSize?
  var shown: CellBuffer?
  var shownTitle: String?
  private var wantsFrame = false
  /// What closes the last window does so in a frame, which is brought to its end: views go, and
  /// what they save then is saved.
  private(set) var isInFrame = false
  var quitsAfterFrame = false
  private var isFlushScheduled = false
  private var isShowingScheduled = false
  private var framePacer = FramePacer()
  private var showingPacer = FramePacer(burst: 1)
  /// Whether it runs frames and shows them by itself; a test does both by hand.
  var flushesByItself: Bool
  var frameClock: ScheduledWork?
  var spinnerClock: ScheduledWork?
  let metricsOfCells = CellMetrics()
  /// The terminal's own look.
  var ownTheme: Theme
  /// What the app wants instead.
  var prefersDark: Bool?
  /// The letters by which an entry of an open menu is looked for.
  var typedWords = TypedWords()
  /// Whether the tab key is scrolling for what can have the focus: nothing else gets it meanwhile.
  var isLookingForStop = false
  /// How far the tab key has looked for what stands far away.
  var stopSearch: StopSearch?
  /// When it looks on.
  var searchClock: ScheduledWork?
  /// For how many seconds it looks before other keys have their turn.
  var longestSearch = 0.1
  /// Whether what has the focus was in sight before the terminal's size changed, and is to be.
  var revealsFocus = false
  /// The search field that has the focus, and where the focus came to it from.
  var search: (field: NodeID, former: NodeID?)?

  /// A host for the process's own terminal, or for plain text where there is none.
  ///
  /// - Parameters:
  ///   - arguments: the command line; `--size 80x24` is the size in columns and rows of plain text.
  ///   - environment: the variables that tell about the terminal.
  ///   - locale: the user's.
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

  /// Runs a frame if one is asked for, and shows what changed.
  func flush() {
    isFlushScheduled = false
    runFrame()
    if wantsFrame { scheduleFlush() }
    showInTime()
  }

  /// Shows what changed, unless that was done for the present refresh of the display.
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

  /// Brings the tree up to date, without showing it. Done before each event, too: what the user did
  /// is about what the program has by then, and not about a row that the last key has deleted.
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

  /// Whether the runtime asks for another frame.
  var isWaitingForFrame: Bool { wantsFrame }

  var hasKeyLine: Bool { showsKeys && !hidesOverlays && KeyLine.fits(cells) }

  /// Marks a part of the screen as out of date.
  func invalidate(_ rect: CellRect) {
    damage = damage.union(rect)
    scheduleFlush()
  }

  /// Marks a node and all below it.
  func invalidate(_ id: NodeID?) {
    guard let id, let node = tree[id] else { return }
    invalidate(painter.reach(of: node, at: node.absoluteFrame))
  }
}
