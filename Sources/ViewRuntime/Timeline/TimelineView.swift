import Foundation
import Timekeeping

/// The context of any timeline, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// A view that is updated at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// Its content has its own tracking scope: nothing else is evaluated at a date.
///
/// An unchanged schedule (compared like a view) continues when the view is recreated. A changed one
/// starts anew, like `.periodic(from: .now, by: 1)` each time its body runs; to keep the tick, keep
/// the date in a state.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context passed to the content.
  public struct Context {
    /// How often the view can show changes.
    public enum Cadence: Comparable, Sendable {
      /// Each frame, once a second, or once a minute: omit anything that changes faster.
      case live, seconds, minutes
    }

    /// The schedule's date for which the content is built.
    public let date: Date
    /// How often the system would show changes, whatever the schedule: always `live`, as no host
    /// here has an always-on display with reduced updates.
    public let cadence: Cadence

    /// Discards content that the system rendered ahead for later dates.
    ///
    /// - Note: Without effect: nothing is rendered in advance.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Shows the result of `content` for each date of the schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Content: View {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    TimelineElement(view, inputs)
  }
}

private final class TimelineElement<Schedule: TimelineSchedule, Content: View>:
  ViewElement<TimelineView<Schedule, Content>>, Motion
{
  private var view: TimelineView<Schedule, Content>
  private var tracking: TrackingScope!
  private var child: ViewElement<Content>!
  private var date: Date
  private var entries: Schedule.Entries.Iterator
  private var next: Date?
  private var alarm: ScheduledWork?

  init(_ view: TimelineView<Schedule, Content>, _ inputs: ViewInputs) {
    self.view = view
    date = TimeSource.current.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(inputs)
    next = entries.next()
    passDates()
    tracking = TrackingScope(self)
    child = mountElement(evaluate(), childInputs)
    wait()
  }

  private func evaluate() -> Content {
    tracking.evaluate {
      view.content(TimelineViewDefaultContext(date: date, cadence: .live))
    }
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    let isSame = ValueComparison.areEqual(view.schedule, self.view.schedule)
    self.view = view
    // The date of a live timeline is that of its frame: an update does not advance it.
    if !isSame, !(view.schedule is AnimationTimelineSchedule) {
      entries = view.schedule.entries(from: TimeSource.current.date, mode: .normal).makeIterator()
      next = entries.next()
      passDates()
    }
    tracking.cancelPending()
    child.update(evaluate())
    wait()
  }

  /// Advances to the last date that has passed.
  private func passDates() {
    let now = TimeSource.current.date.addingTimeInterval(1e-6)
    while let coming = next, coming <= now {
      date = coming
      next = entries.next()
    }
  }

  private func wait() {
    alarm?.cancel()
    alarm = nil
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      if schedule.isPaused { runtime.stop(self) } else { runtime.start(self) }
      return
    }
    guard let next else { return }
    let delay = next.timeIntervalSince(TimeSource.current.date)
    guard delay.isFinite else { return }
    alarm = TimeSource.current.scheduleOnMain(after: Duration(clampingSeconds: max(delay, 0))) {
      [weak self] in
      guard let self, isMounted else { return }
      passDates()
      tracking.invalidate()
      wait()
    }
  }

  func step() -> Bool {
    guard isMounted, let schedule = view.schedule as? AnimationTimelineSchedule else {
      return false
    }
    let now = TimeSource.current.date
    if now.timeIntervalSince(date) >= (schedule.minimumInterval ?? 0) - 1e-6 {
      date = now
      tracking.invalidate()
    }
    return true
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { child.update(evaluate()) }
  override func willUnmount() {
    alarm?.cancel()
    runtime.stop(self)
    tracking.close()
  }
}
