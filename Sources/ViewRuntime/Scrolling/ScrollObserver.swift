import Foundation
import LayoutCore
import Timekeeping

/// Follows and moves one scroll view: what `scrollPosition(_:)`, `onScrollGeometryChange` and
/// `onScrollPhaseChange` put into the environment.
///
/// It follows the first scroll view that is mounted there, but none inside that one.
@MainActor
package final class ScrollObserver {
  /// Called after a frame in which the scroll view moved, or it or its content was resized.
  package var changed: ((ScrollState) -> Void)?
  /// Called when a movement begins or ends.
  package var phaseChanged: ((_ old: ScrollMovement, _ new: ScrollMovement, ScrollState) -> Void)?
  /// Called after a frame in which the user moved the scroll view.
  package var movedByUser: ((ScrollState) -> Void)?
  /// What stays in place when the content or the scroll view changes.
  package var kept: ScrollRetention? { didSet { watch?.keptChanged(of: self) } }
  fileprivate weak var watch: ScrollWatch?
  /// A request made before there was a scroll view.
  fileprivate var waiting: ((ScrollWatch) -> Void)?

  package nonisolated init() {}

  /// Moves to an offset once the current frame's layout is known; the scroll view clamps it.
  package func scroll(_ offset: @escaping (ScrollState) -> CGPoint) {
    ask { $0.scroll(offset) }
  }

  /// Brings a view into sight once the current frame's layout is known.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    ask { $0.scroll(to: id, anchor: anchor) }
  }

  private func ask(_ request: @escaping (ScrollWatch) -> Void) {
    if let watch, watch.isAlive { request(watch) } else { waiting = request }
  }
}

/// What a scroll view is doing.
package enum ScrollMovement: Hashable, Sendable {
  case idle
  /// The user is moving it.
  case interacting
  /// The program moves it with an animation.
  case animating
}

/// What a program wants to keep in sight, whatever changes around it (S14.19).
package enum ScrollRetention {
  /// The point of the view and of the scroll view whose distance is kept; nil for the starts of
  /// both.
  case view(AnyHashable, anchor: UnitPoint?)
  /// An offset computed from the sizes.
  case place((ScrollState) -> CGPoint)
}

/// The observers of one scroll view.
@MainActor
final class ScrollWatch: LayoutObserver {
  private unowned let runtime: ViewRuntime
  private let place: KeptPlace
  private let state: () -> ScrollState
  private let move: (CGPoint) -> Void
  private let show: (AnyHashable, UnitPoint?) -> Bool
  private let isAnimating: () -> Bool
  private let isLeaving: () -> Bool
  private var observers: [ScrollObserver] = []
  /// The observer that last set what is kept: a scroll view keeps one place.
  private weak var keeper: ScrollObserver?
  private var told: ScrollState?
  private var movement = ScrollMovement.idle
  private var quiet: ScheduledWork?
  private var isMovedByUser = false
  private(set) var isAlive = true

  init(
    _ runtime: ViewRuntime, _ place: KeptPlace, state: @escaping () -> ScrollState,
    move: @escaping (CGPoint) -> Void, show: @escaping (AnyHashable, UnitPoint?) -> Bool,
    isAnimating: @escaping () -> Bool, isLeaving: @escaping () -> Bool
  ) {
    self.runtime = runtime
    self.place = place
    self.state = state
    self.move = move
    self.show = show
    self.isAnimating = isAnimating
    self.isLeaving = isLeaving
  }

  /// Attaches the observers of the environment that do not follow another scroll view yet.
  func attach(_ candidates: [ScrollObserver]) {
    observers = candidates.filter { observer in
      if let other = observer.watch, other !== self, other.isAlive { return false }
      observer.watch = self
      return true
    }
    if let keeper, !observers.contains(where: { $0 === keeper }) { keepLastPlace() }
    for observer in observers {
      guard let request = observer.waiting else { continue }
      observer.waiting = nil
      request(self)
    }
    runtime.layoutObservers[self] = observers.isEmpty ? nil : self
  }

  func detach() {
    isAlive = false
    quiet?.cancel()
    runtime.layoutObservers[self] = nil
  }

  // MARK: Moving

  func scroll(_ offset: @escaping (ScrollState) -> CGPoint) {
    request { [unowned self] in move(offset(state())) }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    request { [unowned self] in _ = show(id, anchor) }
  }

  private func request(_ step: @escaping () -> Void) {
    runtime.afterNextLayout { [weak self] in
      if self?.isAlive == true { step() }
    }
  }

  // MARK: Following

  func keptChanged(of observer: ScrollObserver) {
    if observer.kept != nil {
      keeper = observer
      beginKeeping()
    } else if keeper === observer {
      keepLastPlace()
    }
  }

  private func keepLastPlace() {
    keeper = observers.last { $0.kept != nil }
    beginKeeping()
  }

  private func beginKeeping() {
    if let kept = keeper?.kept { place.begin(kept, state) }
  }

  func layoutDidFinish() {
    if let keeper {
      if let kept = keeper.kept { place.keep(kept, state) }
    } else {
      keepLastPlace()
    }
    // What a removed view's closures read may be gone (S1.16).
    if isLeaving() { return }
    let now = state()
    if isMovedByUser {
      isMovedByUser = false
      for observer in observers {
        if let moved = observer.movedByUser { runtime.enqueueAction { moved(now) } }
      }
    }
    if let told, told.isSame(as: now) { return }
    told = now
    for observer in observers {
      if let changed = observer.changed { runtime.enqueueAction { changed(now) } }
    }
  }

  /// Called when it was moved; after a moment without further movement it counts as idle, and not
  /// before the end of an animation.
  func moved(by movement: ScrollMovement) {
    if movement == .interacting { isMovedByUser = true }
    guard observers.contains(where: { $0.phaseChanged != nil }), !isLeaving() else { return }
    enter(movement)
    awaitRest(movement == .animating ? .milliseconds(16) : .milliseconds(150))
  }

  private func awaitRest(_ moment: Duration) {
    quiet?.cancel()
    quiet = TimeSource.current.scheduleOnMain(after: moment) { [weak self] in
      guard let self, isAlive else { return }
      // What a removed view's closures read may be gone; if it returns, they are told (S1.16).
      if isLeaving() { return awaitRest(moment) }
      if movement == .animating, isAnimating() { return awaitRest(moment) }
      enter(.idle)
      runtime.requestFrame()
    }
  }

  private func enter(_ new: ScrollMovement) {
    guard new != movement else { return }
    let (old, now) = (movement, state())
    movement = new
    for observer in observers {
      if let changed = observer.phaseChanged { runtime.enqueueAction { changed(old, new, now) } }
    }
  }
}

extension ScrollState {
  fileprivate func isSame(as other: ScrollState) -> Bool {
    offset == other.offset && container == other.container && content == other.content
      && insets == other.insets
  }
}
