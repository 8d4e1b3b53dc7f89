import DependencyGraph
import Foundation
import HostInterface
import LayoutCore
import Timekeeping

/// Runs one app, window or test: it owns the element tree, decides what to evaluate, and tells the
/// host what to show.
///
/// `Phases/Frame.swift` lists the passes in order.
@MainActor
package final class ViewRuntime {
  package let host: any RenderHost
  package let graph = DependencyGraph()
  /// A non-owning reference; there are no weak references to the runtime.
  package let reference = RuntimeReference()
  private let connection: HostConnection
  package let updateQueue: UpdateQueue
  package let rootScope: EnvironmentScope
  package private(set) var rootNode: RenderNode!
  package private(set) var rootElement: Element?

  // MARK: Work of the current frame

  @exclusivity(unchecked) var actionQueue = ActionQueue()
  /// Actions of views that appeared or disappeared, called once everything is in its final place
  /// (S14.1).
  @exclusivity(unchecked) var appearanceQueue = AppearanceQueue()
  /// Actions of views that disappeared, called after those of the views that appeared (S1.20).
  @exclusivity(unchecked) var departureQueue = ActionQueue()
  /// Whether disappearances are currently queued before appearances.
  @exclusivity(unchecked) var departsFirst = false
  /// The number of times these queues were called.
  @exclusivity(unchecked) var appearanceRound = 0
  @exclusivity(unchecked) var layoutQueue = LayoutQueue()
  @exclusivity(unchecked) var commitQueue = CommitQueue()
  @exclusivity(unchecked) var keyTargets = KeyTargets()
  /// The contents of closed menus in bars.
  @exclusivity(unchecked) var heldItems: [WeakHeldItems] = []
  /// Whether there ever were views that are read instead of shown.
  @exclusivity(unchecked) var hasHiddenTrees = false
  @exclusivity(unchecked) var containersToGather: [any GatheringElement] = []
  /// Called after each layout pass, for readers of frames.
  @exclusivity(unchecked) package var layoutObservers = Registry<LayoutObserver>()
  /// Actions that wait until all positions are known.
  @exclusivity(unchecked) var afterLayoutActions: [() -> Void] = []
  /// The number of geometry readers that have no size yet, so that their content is still to come.
  @exclusivity(unchecked) var unmeasuredReaders = 0
  /// Whether any view ever set, changed or read a preference: most apps have none in their rows.
  @exclusivity(unchecked) var givesPreferences = false
  /// The number of calls of each `onChange` in this frame, for D8.
  @exclusivity(unchecked) package var changeDispatches: [ObjectIdentifier: Int] = [:]
  /// The transaction of the current update.
  @exclusivity(unchecked) package internal(set) var transaction = Transaction()
  /// The spacing of views without a preference of their own: nothing, or a host's cells.
  package let defaultSpacing: ViewSpacing
  /// The spacing that texts prefer, on a host whose fonts define it; nil for the default.
  let textSpacing: ViewSpacing?
  /// Whether any view has a z-index: most apps never use one.
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

  /// The transaction of the changes that the host does not know yet.
  @exclusivity(unchecked) var waitingTransaction = Transaction()
  /// Whether any of these changes may be animated.
  @exclusivity(unchecked) var mayAnimate = false
  /// The elements that were removed and are still shown.
  @exclusivity(unchecked) var exiting: [ObjectIdentifier: ExitTransition] = [:]
  /// Whether views that animate the changes of a value were mounted and are not shown yet.
  @exclusivity(unchecked) var hasNewValueScopes = false
  /// The scopes that change the transaction of this update only.
  @exclusivity(unchecked) var activeScopes: [TransactionScope] = []
  /// The number of scopes that change every transaction.
  @exclusivity(unchecked) var lastingScopes = 0
  @exclusivity(unchecked) var motions = MotionList()
  @exclusivity(unchecked) var knownFrameTime: Double?
  @exclusivity(unchecked) var anchors: [MotionAnchor] = []
  /// Released at the end of the animations of single nodes in this update.
  @exclusivity(unchecked) var nodeCompletions: [NodeID: [AnimationCompletion]] = [:]
  /// Whether any transition has its own animation.
  @exclusivity(unchecked) var usesTransitionAnimations = false
  /// Whether any transition is the identity transition.
  @exclusivity(unchecked) var usesIdentityTransitions = false
  /// Views inserted by a transition, which move into place once its initial state is shown.
  @exclusivity(unchecked) var arrivals: [(transaction: Transaction, settle: () -> Void)] = []

  /// Groups of views that represent the same thing, by id.
  @exclusivity(unchecked) var matchedGroups: [MatchedKey: MatchedGroup] = [:]
  /// Groups whose last view left in this frame.
  @exclusivity(unchecked) var emptyMatchedGroups: [MatchedKey] = []

  /// Set by the layers above: passes the host's values to the environment and the focus to the
  /// focus state.
  package var hostEnvironmentChanged: ((HostEnvironment) -> Void)?
  package var focusChanged: ((NodeID?) -> Void)?
  /// Whether Copy would copy something, as far as it is known.
  var copyOffer: CopyOffer?
  /// The modifier keys that the user holds.
  package private(set) lazy var heldKeys = HeldKeys()
  /// Performs a shortcut of the app's commands, which have shortcuts although they are not on
  /// screen.
  package var commandShortcut: ((KeyStroke) -> Bool)?
  /// Returns the shortcuts of the commands that are enabled.
  package var commandKeys: (() -> [CommandKey])?
  /// Translates the library's own texts into the program's language; nil if there is no
  /// translation.
  package var words: ((String) -> String?)?
  /// Called after the app's commands, for shortcuts that every app has.
  package var usualShortcut: ((KeyStroke) -> Bool)?
  /// Passes drags from other programs to the views.
  package var outsideDrag: ((HostEvent.Drag, [OfferedItem]) -> Void)?
  /// Notifies the app that it is terminating.
  package var programEnds: (() -> Void)?
  /// Returns whether the app may terminate immediately.
  package var quitGuard: (() -> Bool)?
  /// The frontmost window, if there are several; nil if there is only one.
  package weak var frontWindow: RenderNode? {
    didSet { if frontWindow !== oldValue { focusedValues.changed() } }
  }
  /// The number of events so far.
  package var eventCount = 0
  /// The nesting depth of events being handled.
  @exclusivity(unchecked) var eventDepth = 0

  /// Tracks which node has the keyboard focus, and which views observe it.
  package private(set) lazy var focus = FocusRegistry(self)

  /// Records what happens, while a recording is active.
  @exclusivity(unchecked) package var recorder: (any UpdateListener)?

  /// Tracks living elements and nodes, while a test needs it.
  @exclusivity(unchecked) package internal(set) var audit: LifetimeAudit?

  /// The values that focused views publish to the rest of the app.
  package private(set) lazy var focusedValues = FocusedValueRegistry(self)
  /// The values published by the views around the focus and by the visible window.
  package var currentFocusedValues: FocusedValues { focusedValues.currentValues() }

  /// The owners that hide the host's own overlays around the app.
  @exclusivity(unchecked) var overlayHiders: Set<ObjectIdentifier> = []
  /// The colour schemes that windows and sheets prefer, in the order in which they first asked.
  @exclusivity(unchecked) var colorSchemePreferences: [ColorSchemePreference] = []

  /// Delivers the URLs that the app was asked to open.
  package let openedURLs = OpenedURLs()

  /// The values of `@SceneStorage`; set it before mounting anything.
  @exclusivity(unchecked) package var sceneValues = SceneValues()
  private var isSavingScheduled = false
  var isPolling = false
  /// False while the window is in the background.
  var isActive = true

  /// Set while parts of the program's code are being replaced.
  @exclusivity(unchecked) var reloading: Reloading?
  /// The state that views being mounted take over from the views they replace.
  @exclusivity(unchecked) package var preservedState: PreservedState?
  /// Called once, when the host has moved the focus.
  @exclusivity(unchecked) var focusArrived: (() -> Void)?
  /// The views that are being mounted with their transitions.
  var coming: ComingViews?
  /// Shows the app's settings; returns whether it has any.
  package var showSettings: (() -> Bool)?
  /// The spacing that controls prefer: the usual distance, even where the texts of two rows would
  /// be closer.
  package let controlSpacing: ViewSpacing
  /// The nesting depth of dynamic contents being mounted (see `withChanging`).
  @exclusivity(unchecked) var appearanceLevel = 0
  /// The transitions for which nodes are still shown.
  @exclusivity(unchecked) var exitsOfNodes: [ObjectIdentifier: ExitTransition] = [:]
  /// How often a removal with a transition has begun or ended.
  @exclusivity(unchecked) var exitChanges = 0
  /// Finds out which closures of the app read something.
  private(set) lazy var readDetector = ReadDetector(in: graph)
  /// Whether an update is running.
  @exclusivity(unchecked) var isUpdating = false
  /// Changes that follow from the running update and are part of it.
  @exclusivity(unchecked) var consequences: [() -> Void] = []
  /// The mounted places where the program may present by a call, in the order of mounting.
  @exclusivity(unchecked) var presentationPlaces: [any PresentationPlaceHolder] = []
  /// The number of nested calls in which the program's code waits for the user.
  @exclusivity(unchecked) var waitCount = 0

  package init(host: any RenderHost, environment: EnvironmentValues = EnvironmentValues()) {
    self.host = host
    updateQueue = UpdateQueue(reference)
    connection = HostConnection(reference)
    let spacing = host.metrics.defaultSpacing
    textSpacing = host.metrics.textSpacing.map { ViewSpacing(textAbove: $0, below: $0) }
    // The standard spacing is no preference, so that an adjacent spacer adds nothing.
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

  /// The tree is torn down on the main actor, whichever thread releases the runtime: a test's suite
  /// is released by the thread that ran it.
  isolated deinit { reference.runtime = nil }

  /// Mounts a view as the content of the window. It is shown with the first frame.
  package func mount<Root: View>(_ view: Root) {
    precondition(rootElement == nil, "This runtime shows a view already; make another one.")
    isStarted = true
    becomeCurrent()
    let element = RootElement(view, ViewInputs(runtime: self, parent: nil, scope: rootScope))
    rootElement = element
    rootScope.content = element
    requestFrame()
  }

  /// Replaces the root value in the next frame; its identity, and with it all state, is kept.
  ///
  /// - Precondition: the mounted view is of the same type.
  package func updateRoot<Root: View>(_ view: Root) {
    guard let element = rootElement as? RootElement<Root> else {
      preconditionFailure("The root is no \(Root.self); only the same type of view can follow it.")
    }
    updateQueue.append(Transaction()) { element.update(view) }
  }

  /// Tears everything down: views disappear, tasks are cancelled, the host's tree is emptied.
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

  /// Writes the windows' values a moment after the last change, so that typing costs nothing.
  func saveSceneValues() {
    guard sceneValues.needsSaving else { return }
    // This may be the last frame of a program that is about to end.
    if !isActive { return sceneValues.save() }
    guard !isSavingScheduled else { return }
    isSavingScheduled = true
    TimeSource.current.scheduleOnMain(after: .milliseconds(500)) { [reference] in
      reference.runtime?.isSavingScheduled = false
      reference.runtime?.sceneValues.save()
    }
  }

  /// Returns the number of nodes created since the last call.
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

  /// Queues an app's closure for the actions of this frame.
  package func enqueueAction(_ action: @escaping () -> Void) {
    actionQueue.append(action)
    requestFrame()
  }

  /// Queues an action for a view that appeared or disappeared, to run after this frame's layout.
  ///
  /// First in, first out.
  package func enqueueAppearance(_ action: @escaping () -> Void) {
    appearanceQueue.append(action, level: appearanceLevel)
    requestFrame()
  }

  /// Queues an action around a content that queued something since `start`.
  func enqueueAppearance(_ action: @escaping () -> Void, around start: Int) {
    appearanceQueue.append(action, level: appearanceLevel, around: start)
    requestFrame()
  }

  /// Queues an action for a view that disappeared: it runs after all appearances of the same update
  /// (S1.20).
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

  /// Unmounts an element that must disappear before its replacement appears.
  func unmountFirst(_ element: Element) {
    let outer = departsFirst
    departsFirst = true
    element.unmount()
    departsFirst = outer
  }

  /// Removes groups that no view has rejoined.
  func forgetEmptyMatchedGroups() {
    for key in emptyMatchedGroups where matchedGroups[key]?.isEmpty ?? false {
      matchedGroups[key] = nil
    }
    emptyMatchedGroups = []
  }

  /// Calls `action` after the next layout; its changes belong to the same frame.
  package func afterNextLayout(_ action: @escaping () -> Void) {
    afterLayoutActions.append(action)
    requestFrame()
  }

  /// - Returns: whether there were any.
  func runAfterLayoutActions() -> Bool {
    if afterLayoutActions.isEmpty { return false }
    let actions = afterLayoutActions
    afterLayoutActions = []
    for action in actions { action() }
    return true
  }

  func afterLayout() {
    _ = runAfterLayoutActions()
    if layoutObservers.isEmpty { return }
    layoutObservers.forEach { $0.layoutDidFinish() }
  }
}

/// An object that inspects frames once they are known.
@MainActor
package protocol LayoutObserver: AnyObject {
  func layoutDidFinish()
}

/// An element that collects its children's render nodes under its own node.
@MainActor
package protocol GatheringElement: Element {
  func gatherRenderNodes()
}

extension Element {
  /// The element itself or its nearest ancestor that lays out the nodes of its contents.
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
