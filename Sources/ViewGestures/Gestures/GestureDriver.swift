import Foundation
import HostInterface
import Timekeeping
import ViewRuntime

/// A type-erased recogniser.
@MainActor
final class GestureSession {
  let receive: (GestureInput) -> Void
  let reset: () -> Void
  /// Takes over the closures of a session built from the view's latest value.
  let adopt: (GestureSession) -> Void
  private let recognizer: AnyObject
  private let state: () -> State

  private struct State {
    let isOver: Bool
    let isRecognized: Bool
    let isDecided: Bool
    let deadline: Double?
  }

  init<Value>(_ recognizer: Recognizer<Value>) {
    receive = { recognizer.receive($0) }
    reset = { recognizer.reset() }
    self.recognizer = recognizer
    adopt = { newest in
      guard let newest = newest.recognizer as? Recognizer<Value> else { return }
      recognizer.adopt(newest)
    }
    state = {
      State(
        isOver: recognizer.phase.isOver, isRecognized: recognizer.phase.isRecognized,
        isDecided: recognizer.isDecided, deadline: recognizer.deadline)
    }
  }

  var isOver: Bool { state().isOver }
  var isRecognized: Bool { state().isRecognized }
  var isDecided: Bool { state().isDecided }
  var deadline: Double? { state().deadline }
}

/// Drives one view's gesture with the events of the view.
///
/// The host reports to the innermost view with a gesture; its driver passes everything on to the
/// outer ones. The first gesture that is decided keeps the pointer: those of high priority before
/// inner ones, inner ones before outer ones. Simultaneous gestures take part regardless.
///
/// An outer tap waits while an inner one is still counting: with a double tap inside a single one,
/// only the double tap is recognised, and a single tap is recognised once no second tap follows.
@MainActor @usableFromInline
final class GestureDriver {
  static var trait: ObjectIdentifier { ObjectIdentifier(GestureDriver.self) }

  /// Creates the recogniser, with the closures of the view's latest value; nil if there is no
  /// gesture now.
  var make: (() -> GestureSession)? {
    willSet { if newValue == nil { bringUpToDate() } }
    didSet {
      if make == nil { abandon() } else { isOutdated = session != nil }
    }
  }
  var priority = GesturePriority.normal
  /// Whether gestures of the views inside are disabled.
  var silencesInner = false
  /// Whether the gesture is only a tap, which stays undecided until the finger is lifted.
  var isTap = false
  /// The node of the gesture's view, while there is one.
  var node: RenderNode? {
    get { reference?.node }
    set { if newValue !== reference?.node { reference = newValue?.reference } }
  }
  private var reference: NodeReference?
  private var session: GestureSession?
  /// Whether the view has changed since the session was created. The session is updated when an
  /// event arrives, which happens far less often than view updates.
  private var isOutdated = false
  private var wake: ScheduledWork?
  private var isLost = false
  /// Events that would decide this gesture, held while an inner one is undecided.
  private var held: [GestureInput] = []
  /// The innermost driver, to which the host reported the latest event.
  private weak var innermost: GestureDriver?

  nonisolated init() {}

  func handle(_ event: HostEvent) {
    guard let node, let input = Self.input(event, node) else { return }
    if input.beginsAnew { for driver in competitors { driver.isLost = false } }
    for driver in competitors {
      // The timer may fire only after the finger's next event.
      guard let deadline = driver.session?.deadline, deadline <= input.time else { continue }
      driver.wake(at: deadline, input.location)
    }
    offer(input)
  }

  private func offer(_ input: GestureInput) {
    let drivers = competitors
    var winner: GestureDriver?
    var isUndecided = false
    var isReserved = false
    for driver in drivers {
      driver.innermost = self
      if driver.isLost || (winner != nil && driver.priority != .simultaneous) {
        driver.lose()
        continue
      }
      guard driver.priority != .simultaneous else {
        driver.take(input)
        continue
      }
      if isReserved || (isUndecided && input.isTap) {
        driver.held.append(input)
        continue
      }
      if !isUndecided { driver.takeHeld() }
      driver.take(input)
      if driver.session?.isDecided == true { winner = driver }
      if driver.isCounting { isUndecided = true }
      if driver.mayStillBeTapped { isReserved = true }
    }
    // Earlier competitors that are still undecided have lost, too.
    winner?.win(over: drivers)
  }

  private func win(over competitors: [GestureDriver]) {
    for driver in competitors where driver !== self && driver.priority != .simultaneous {
      driver.lose()
    }
  }

  /// Whether taps have been counted and more may follow.
  private var isCounting: Bool {
    guard let session, !session.isOver, !session.isRecognized else { return false }
    return session.deadline != nil
  }

  /// Whether a high-priority tap may still be recognised: the inner gestures receive the events
  /// only if it is not.
  private var mayStillBeTapped: Bool {
    guard priority == .high, isTap, let session else { return false }
    return !session.isOver && !session.isRecognized
  }

  /// This view's gesture and those around it, in order of precedence.
  private var competitors: [GestureDriver] {
    var chain = [self]
    var ancestor = node?.parent
    while let current = ancestor {
      if let driver = current.traits[Self.trait] as? GestureDriver {
        if driver.silencesInner { chain = [] }
        chain.append(driver)
      }
      ancestor = current.parent
    }
    return chain.reversed().filter { $0.priority == .high } + chain.filter { $0.priority != .high }
  }

  private func take(_ input: GestureInput) {
    guard let node, let make else { return }
    if session == nil || session?.isOver == true {
      guard input.kind != .moved, input.kind != .ended, input.kind != .woke else { return }
      session?.reset()
      session = make()
      isOutdated = false
    }
    bringUpToDate()
    let own = GestureInput(
      kind: input.kind, location: input.location, time: input.time, node: node,
      modifiers: input.modifiers)
    session?.receive(own)
    waitIfNeeded(input)
  }

  /// An active gesture continues with the latest closures of its view.
  private func bringUpToDate() {
    guard isOutdated else { return }
    isOutdated = false
    if let session, !session.isOver, let make { session.adopt(make()) }
  }

  private func takeHeld() {
    let inputs = held
    held = []
    for input in inputs { take(input) }
  }

  private func lose() {
    held = []
    guard !isLost else { return }
    isLost = true
    wake?.cancel()
    bringUpToDate()
    session?.reset()
    session = nil
  }

  /// Handles removal of the gesture, perhaps while it is active: its state resets after the view
  /// update.
  private func abandon() {
    held = []
    wake?.cancel()
    guard let session, let node else { return }
    self.session = nil
    node.runtime.updateQueue.append(Transaction()) { session.reset() }
  }

  private func waitIfNeeded(_ input: GestureInput) {
    wake?.cancel()
    wake = nil
    guard let deadline = session?.deadline else { return }
    let location = input.location
    let delay = Duration(clampingSeconds: max(deadline - input.time, 0))
    wake = TimeSource.current.scheduleOnMain(after: delay) {
      [weak self] in
      guard let self else { return }
      wake(at: deadline, location)
      node?.runtime.requestFrame()
    }
  }

  private func wake(at deadline: Double, _ location: CGPoint) {
    guard let node else { return }
    take(GestureInput(kind: .woke, location: location, time: deadline, node: node))
    if session?.isOver == true, session?.isRecognized == false { releaseHeld() }
    if session?.isDecided == true, priority != .simultaneous {
      win(over: (innermost ?? self).competitors)
    }
  }

  /// This gesture failed: passes the held events to the gestures that waited for it.
  private func releaseHeld() {
    let competitors = (innermost ?? self).competitors
    for driver in competitors where !driver.held.isEmpty {
      driver.takeHeld()
      if driver.session?.isDecided == true {
        for other in competitors where other !== driver && other.priority != .simultaneous {
          other.held = []
        }
        return
      }
    }
  }

  private static func input(_ event: HostEvent, _ node: RenderNode) -> GestureInput? {
    let frame = node.globalFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let now = TimeSource.current.now.timeInterval
    func input(_ kind: GestureInput.Kind, _ place: CGPoint, _ time: Double) -> GestureInput {
      GestureInput(kind: kind, location: place, time: time, node: node)
    }
    switch event {
    case .activate: return input(.tapped, middle, now)
    case .longPress: return input(.longPressed, middle, now)
    case .pinch(_, let pinch): return input(.pinched(pinch), pinch.location, pinch.time)
    case .pointer(_, let pointer):
      guard let kind = GestureInput.Kind(pointer.phase) else { return nil }
      var told = input(kind, pointer.location, pointer.time)
      told.modifiers = EventModifiers(pointer.modifiers)
      return told
    default: return nil
    }
  }
}

extension GestureInput.Kind {
  /// Nil for events that only report the pointer's location.
  fileprivate init?(_ phase: HostEvent.PointerEvent.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .hovered, .exited: return nil
    }
  }
}

extension GestureInput {
  /// Whether this event can complete a tap.
  fileprivate var isTap: Bool { kind == .ended || kind == .tapped }

  /// Whether this event starts a new interaction, so that gestures that failed may take part again.
  fileprivate var beginsAnew: Bool {
    switch kind {
    case .began, .tapped, .longPressed: true
    case .pinched(let pinch): pinch.phase == .began
    case .moved, .ended, .cancelled, .woke: false
    }
  }
}
