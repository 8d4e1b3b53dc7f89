import Timekeeping
import ViewEvents
import ViewRuntime

/// A view that cycles through phases with animations, forever or once for each change of a value.
///
/// ```swift
/// PhaseAnimator([1.0, 1.3]) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// } animation: { _ in .easeInOut(duration: 0.6) }
/// ```
///
/// A phase evaluates only the content, and a frame evaluates nothing.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun<Phase>()

  private init(
    all phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "A PhaseAnimator needs at least one phase.")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Cycles through the phases while the view is present.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(all: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Runs through the phases once, and back to the first, when `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      all: Array(phases), trigger: AnyEquatable(trigger), content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    // A run in progress uses the view's current phases and animation, not those it started with.
    let _ = run.adopt(phases, animation)
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { start() } }
      .onChange(of: trigger) { start() }
      .onDisappear { run.number += 1 }
  }

  private func start() {
    run.number += 1
    guard run.phases.count > 1 else { return }
    step(from: 0, run.number)
  }

  private func step(from former: Int, _ number: Int) {
    guard run.number == number else { return }
    let next = (former + 1) % run.phases.count
    let begun = TimeSource.current.now
    let animation = run.animation(run.phases[next])
    withAnimation(animation, completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      guard trigger == nil || next != 0 else { return }
      let time = TimeSource.current
      if time.now > begun { return step(from: next, number) }
      // A phase without a duration is shown for one display interval.
      let again = UncheckedBox { step(from: next, number) }
      time.scheduleOnMain(after: .displayInterval) { again.value() }
    }
  }
}

/// Distinguishes a stale run from the current one, and keeps the view's latest values.
private final class PhaseRun<Phase> {
  var number = 0
  private(set) var phases: [Phase] = []
  private(set) var animation: (Phase) -> Animation? = { _ in nil }

  func adopt(_ phases: [Phase], _ animation: @escaping (Phase) -> Animation?) {
    self.phases = phases
    self.animation = animation
  }
}

extension View {
  /// Cycles the view through phases.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(showing: self)
    return PhaseAnimator(phases) { phase in
      content(placeholder, phase)
    } animation: {
      animation($0)
    }
  }

  /// Runs the view through the phases once when `trigger` changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(showing: self)
    return PhaseAnimator(phases, trigger: trigger) { phase in
      content(placeholder, phase)
    } animation: {
      animation($0)
    }
  }
}
