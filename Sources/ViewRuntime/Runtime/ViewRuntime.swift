import DependencyGraph
import Foundation
import HostInterface
import LayoutCore
import Timekeeping

/// Runs one app, window or test: it owns the tree of elements, decides what to evaluate, and tells
/// the host what to show.
///
/// `Phases/Frame.swift` is the page that names the passes in their order.
@MainActor
package final class ViewRuntime {
  package let host: any RenderHost
  package let graph = DependencyGraph()
  /// For whoever must not keep the runtime alive; there is no weak reference to it anywhere.
  package let reference = RuntimeReference()
  private let connection: HostConnection
  package let updateQueue: UpdateQueue
  package let rootScope: EnvironmentScope
  package private(set) var rootNode: RenderNode!
  package private(set) var rootElement: Element?

  // MARK: Work of the present frame

  @exclusivity(unchecked) var actionQueue = ActionQueue()
  /// Of views that came or went: called once everything stands where it is to be seen (S14.1).
  @exclusivity(unchecked) var appearanceQueue = AppearanceQueue()
  /// Of views that went: called after those of the views that came (S1.20).
  @exclusivity(unchecked) var departureQueue = ActionQueue()
  /// Whether what goes now is told before what comes.
  @exclusivity(unchecked) var departsFirst = false
  /// How often these queues have been called.
  @exclusivity(unchecked) var appearanceRound = 0
  @exclusivity(unchecked) var layoutQueue = LayoutQueue()
  @exclusivity(unchecked) var commitQueue = CommitQueue()
  @exclusivity(unchecked) var keyTargets = KeyTargets()
  /// What bars hold in closed menus.
  @exclusivity(unchecked) var heldItems: [WeakHeldItems] = []
  /// Whether there ever were views that are read instead of shown.
  @exclusivity(unchecked) var hasHiddenTrees = false
  @exclusivity(unchecked) var containersToGather: [any GatheringElement] = []
  /// Called after each layout pass, for readers of frames.
  @exclusivity(unchecked) package var layoutObservers = Registry<LayoutObserver>()
  /// What waits until it is known where everything stands.
  @exclusivity(unchecked) var afterLayoutActions: [() -> Void] = []
  /// How many geometry readers have not been given a size yet, so that their content is to come.
  @exclusivity(unchecked) var unmeasuredReaders = 0
  /// Whether any view ever gave, changed or read a preference: most apps have none in their rows.
  @exclusivity(unchecked) var givesPreferences = false
  /// How often each `onChange` was called in this frame, for D8.
  @exclusivity(unchecked) package var changeDispatches: [ObjectIdentifier: Int] = [:]
  /// Of the update that runs now.
  @exclusivity(unchecked) package internal(set) var transaction = Transaction()
  /// What views without a preference of their own keep as distance: nothing, or a host's cells.
  package let defaultSpacing: ViewSpacing
  /// What texts prefer, on a host whose fonts say so; nil: as others.
  let textSpacing: ViewSpacing?
  /// Whether any view has a z-index: most apps never ask.
  @exclusivity(unchecked) package var usesZIndex = false
  @exclusivity(unchecked) var isRunningFrame = false
  @exclusivity(unchecked) var isStarted = false
  @exclusivity(unchecked) package internal(set) var frameCount = 0

  /// The nodes that the host shows, for events.
  package let nodes = NodeTable<RenderNode>()
  @exclusivity(unchecked) private var lastNodeID = NodeID.root.rawValue
  private var lastCountedNodeID = NodeID.root.rawValue
  private var exitCount = 0

  // MARK: Animation

  /// Of the changes that the host does not know yet.
  @exclusivity(unchecked) var waitingTransaction = Transaction()
  /// Whether any of these changes may be animated.
  @exclusivity(unchecked) var mayAnimate = false
  /// The elements that were removed and are still shown.
  @exclusivity(unchecked) var exiting: [ObjectIdentifier: ExitTransition] = [:]
  /// Whether views were mounted, and not yet shown, that animate the changes of a value.
  @exclusivity(unchecked) var hasNewValueScopes = false
  /// Scopes that change the transaction of this update only.
  @exclusivity(unchecked) var activeScopes: [TransactionScope] = []
  /// How many scopes change every transaction.
  @exclusivity(unchecked) var lastingScopes = 0
  @exclusivity(unchecked) var motions = MotionList()
  @exclusivity(unchecked) var knownFrameTime: Double?
  @exclusivity(unchecked) var anchors: [MotionAnchor] = []
  /// To be let go at the end of single nodes' animations of this update.
  @exclusivity(unchecked) var nodeCompletions: [NodeID: [AnimationCompletion]] = [:]
  /// Whether any transition brings its own animation.
  @exclusivity(unchecked) var usesTransitionAnimations = false
  /// Whether any transition does nothing.
  @exclusivity(unchecked) var usesIdentityTransitions = false
  /// What has just come in by a transition, and takes its place once its beginning is shown.
  @exclusivity(unchecked) var arrivals: [(transaction: Transaction, settle: () -> Void)] = []

  /// Views that stand for one thing, by its id.
  @exclusivity(unchecked) var matchedGroups: [MatchedKey: MatchedGroup] = [:]
  /// Of which the last view has left in this frame.
  @exclusivity(unchecked) var emptyMatchedGroups: [MatchedKey] = []

  /// Set by the layers above: the host's values go into the environment, the focus into the
  /// focus state.
  package var hostEnvironmentChanged: ((HostEnvironment) -> Void)?
  package var focusChanged: ((NodeID?) -> Void)?
  /// The modifier keys that the user holds.
  package private(set) lazy var heldKeys = HeldKeys()
  /// The app's commands, which have shortcuts though they are not on the screen.
  package var commandShortcut: ((KeyStroke) -> Bool)?
  /// The keys of those that can be given.
  package var commandKeys: (() -> [CommandKey])?
  /// The library's own words in the program's language; nil: it has none.
  package var words: ((String) -> String?)?
  /// Asked after the app's commands, for keys that every app knows.
  package var usualShortcut: ((KeyStroke) -> Bool)?
  /// Leads what other programs' drags bring to the views.
  package var outsideDrag: ((HostEvent.Drag, [OfferedItem]) -> Void)?
  /// Tells the app that it ends.
  package var programEnds: (() -> Void)?
  /// Whether the app may end at once.
  package var quitGuard: (() -> Bool)?
  /// The window that the user is at, where there are several; nil: there is but one.
  package weak var frontWindow: RenderNode? {
    didSet { if frontWindow !== oldValue { focusedValues.changed() } }
  }
  /// How many events there were.
  package var eventCount = 0
  /// How many events are being handled, one inside of the other.
  @exclusivity(unchecked) var eventDepth = 0

  /// Which node has the keyboard focus, and which views want to know.
  package private(set) lazy var focus = FocusRegistry(self)

  /// Writes down what happens, while somebody wants to know.
  @exclusivity(unchecked) package var recorder: (any UpdateListener)?

  /// Knows which elements and nodes live, while a test wants to know.
  @exclusivity(unchecked) package internal(set) var audit: LifetimeAudit?

  /// What views with the focus tell the rest of the app.
  package private(set) lazy var focusedValues = FocusedValueRegistry(self)
  /// What the views around the focus, and the window that is seen, tell of themselves.
  package var currentFocusedValues: FocusedValues { focusedValues.currentValues() }

  /// Who wants nothing of the host's own around the app.
  @exclusivity(unchecked) var overlayHiders: Set<ObjectIdentifier> = []
  /// What windows and sheets want to be, dark or light, in the order in which they asked first.
  @exclusivity(unchecked) var colorSchemePreferences: [ColorSchemePreference] = []

  /// Addresses that the app was asked to open.
  package let openedURLs = OpenedURLs()

  /// What `@SceneStorage` keeps; to be set before something is mounted.
  @exclusivity(unchecked) package var sceneValues = SceneValues()
  private var isSavingScheduled = false
  var isPolling = false
  /// False while the window is in the background.
  var isActive = true

  /// While parts of the program's code are being replaced.
  @exclusivity(unchecked) var reloading: Reloading?
  /// What views that are mounted now take over from those that they stand for.
  @exclusivity(unchecked) package var preservedState: PreservedState?
  /// Called once, when the host has moved the focus.
  @exclusivity(unchecked) var focusArrived: (() -> Void)?
  /// The views that are being mounted to come with their transitions.
  var coming: ComingViews?
  /// Shows the app's settings; answers whether it has any.
  package var showSettings: (() -> Bool)?
  /// What controls prefer: the usual distance also where the texts of two rows would stand close.
  package let controlSpacing: ViewSpacing
  /// How many contents that come and go by themselves are being mounted, one in the other.
  @exclusivity(unchecked) var appearanceLevel = 0

  package init(host: any RenderHost, environment: EnvironmentValues = EnvironmentValues()) {
    self.host = host
    updateQueue = UpdateQueue(reference)
    connection = HostConnection(reference)
    let spacing = host.metrics.defaultSpacing
    textSpacing = host.metrics.textSpacing.map { ViewSpacing(textAbove: $0, below: $0) }
    // Who is content with the standard prefers nothing, so that a spacer beside it adds nothing.
    var preferences = ViewSpacing()
    if host.metrics.grid != .zero {
      if spacing.width != ViewSpacing.standard {
        preferences.formUnion(ViewSpacing(general: spacing.width, edges: .horizontal))
      }
      if spacing.height != ViewSpacing.standard {
        preferences.formUnion(ViewSpacing(general: spacing.height, edges: .vertical))
      }
    }
    defaultSpacing = preferences
    controlSpacing =
      textSpacing == nil
      ? preferences
      : preferences.union(
        ViewSpacing(textAbove: ViewSpacing.standard, below: ViewSpacing.standard))
    rootScope = EnvironmentScope(root: environment)
    rootNode = RenderNode(rootOf: self, layout: RootLayout())
    reference.runtime = self
    graph.onPending = { [reference] in reference.requestFrame() }
    graph.onDiagnostic = { diagnostic in
      Diagnostics.report(.graphCycle, "\(diagnostic)")
    }
    host.client = connection
    rootScope.setRoot { $0.hostCommands = HostCommands(reference) }
  }

  /// The tree comes down on the main actor, whoever lets go of it: a test's suite is let go by
  /// whatever thread ran it.
  isolated deinit { reference.runtime = nil }

  /// Mounts a view as the content of the window. Shown with the first frame.
  package func mount<Root: View>(_ view: Root) {
    precondition(rootElement == nil, "This runtime shows a view already; make another one.")
    isStarted = true
    becomeCurrent()
    let element = RootElement(view, ViewInputs(runtime: self, parent: nil, scope: rootScope))
    rootElement = element
    rootScope.content = element
    requestFrame()
  }

  /// Replaces the root value with the next frame; its identity, and with it all state, stays.
  ///
  /// - Precondition: the mounted view is of the same type.
  package func updateRoot<Root: View>(_ view: Root) {
    guard let element = rootElement as? RootElement<Root> else {
      preconditionFailure("The root is no \(Root.self); only the same type of view can follow it.")
    }
    updateQueue.append(Transaction()) { element.update(view) }
  }

  /// Takes everything down: views disappear, tasks are cancelled, the host's tree is emptied.
  package func unmount() {
    sceneValues.save()
    rootElement?.unmount()
    rootElement = nil
    rootNode.setChildren([])
    runFrame()
    isStarted = false
  }

  package func requestFrame() {
    guard !isRunningFrame, isStarted else { return }
    host.requestFrame()
  }

  /// Writes what windows keep a moment after the last change, so that typing costs nothing.
  func saveSceneValues() {
    guard sceneValues.needsSaving else { return }
    // The last frame of a program that is about to end.
    if !isActive { return sceneValues.save() }
    guard !isSavingScheduled else { return }
    isSavingScheduled = true
    TimeSource.current.scheduleOnMain(after: .milliseconds(500)) { [reference] in
      reference.runtime?.isSavingScheduled = false
      reference.runtime?.sceneValues.save()
    }
  }

  /// How many nodes were made since this was asked last.
  func takeMadeNodeCount() -> Int {
    defer { lastCountedNodeID = lastNodeID }
    return lastNodeID - lastCountedNodeID
  }

  func nextExitNumber() -> Int {
    exitCount += 1
    return exitCount
  }

  func makeNodeID() -> NodeID {
    lastNodeID += 1
    return NodeID(lastNodeID)
  }

  /// Queues a closure of the app for the actions of this frame.
  package func enqueueAction(_ action: @escaping () -> Void) {
    actionQueue.append(action)
    requestFrame()
  }

  /// Queues what the app does when a view came or went, for the end of this frame's layout.
  ///
  /// First in, first out.
  package func enqueueAppearance(_ action: @escaping () -> Void) {
    appearanceQueue.append(action, level: appearanceLevel)
    requestFrame()
  }

  /// The same around a content that queued something since `start`.
  func enqueueAppearance(_ action: @escaping () -> Void, around start: Int?) {
    guard let start else { return enqueueAppearance(action) }
    appearanceQueue.append(action, level: appearanceLevel, around: start)
    requestFrame()
  }

  /// Queues what the app does when a view went: after all that came in the same update (S1.20).
  ///
  /// First in, first out: what is queued after a view was unmounted follows its `onDisappear`.
  package func enqueueDeparture(_ action: @escaping () -> Void) {
    if departsFirst {
      appearanceQueue.append(action, level: appearanceLevel)
    } else {
      departureQueue.append(action)
    }
    requestFrame()
  }

  /// Unmounts something that is to have disappeared before what takes its place appears.
  func unmountFirst(_ element: Element) {
    let outer = departsFirst
    departsFirst = true
    element.unmount()
    departsFirst = outer
  }

  /// Forgets groups that nobody has joined again.
  func forgetEmptyMatchedGroups() {
    for key in emptyMatchedGroups where matchedGroups[key]?.isEmpty ?? false {
      matchedGroups[key] = nil
    }
    emptyMatchedGroups = []
  }

  /// Calls `action` once the next layout is done; what it changes belongs to the same frame.
  package func afterNextLayout(_ action: @escaping () -> Void) {
    afterLayoutActions.append(action)
    requestFrame()
  }

  func afterLayout() {
    if !afterLayoutActions.isEmpty {
      let actions = afterLayoutActions
      afterLayoutActions = []
      for action in actions { action() }
    }
    if layoutObservers.isEmpty { return }
    layoutObservers.forEach { $0.layoutDidFinish() }
  }
}

/// Something that looks at frames once they are known.
@MainActor
package protocol LayoutObserver: AnyObject {
  func layoutDidFinish()
}

/// An element that gathers its children's render nodes under a node of its own.
@MainActor
package protocol GatheringElement: Element {
  func gatherRenderNodes()
}

extension Element {
  /// The element itself, or the nearest one above, that lays out the nodes of what is in it.
  ///
  /// - Complexity: O(depth)
  package var container: (any GatheringElement)? {
    var place: Element? = self
    while let element = place {
      if let container = element as? any GatheringElement { return container }
      place = element.parent
    }
    return nil
  }
}
