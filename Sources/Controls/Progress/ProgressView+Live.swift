import Foundation
import Timekeeping
import ViewEvents
import ViewRuntime
import ViewTexts

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view that follows a Foundation `Progress`: its fraction and its
  /// descriptions.
  public nonisolated init(_ progress: Progress) {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
    source = .progress(progress)
  }
}

extension ProgressView {
  /// Creates a progress view that fills or empties over the time of an interval, with a label.
  ///
  /// - Parameter countsDown: whether the bar starts full.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
    source = .timer(timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that empties or fills over the time of an interval, with a label and
  /// the time in digits.
  ///
  /// - Parameter countsDown: whether the bar starts full and shows the remaining time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that empties or fills over the time of an interval, with the time in
  /// digits.
  ///
  /// - Parameter countsDown: whether the bar starts full and shows the remaining time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The source of a progress view's value.
enum ProgressSource {
  case value
  case progress(Progress)
  case timer(ClosedRange<Date>, countsDown: Bool)
}

/// Shows a `Progress` while it advances.
///
/// Foundation on Linux does not notify observers of its changes, so it is polled ten times a second
/// until it is done.
struct FollowedProgress: View {
  let progress: Progress
  @State private var fraction: Double?
  @State private var words = ("", "")

  var body: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: words.0.isEmpty ? nil : .init(content: AnyView(Text(verbatim: words.0))),
        currentValueLabel: words.1.isEmpty ? nil : .init(content: AnyView(Text(verbatim: words.1)))),
      automatic: ProgressViewStyleMaker(style: DefaultProgressViewStyle())
    )
    .task(id: ObjectIdentifier(progress)) {
      read()
      while !Task.isCancelled, !progress.isFinished, !progress.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        read()
      }
    }
  }

  private func read() {
    fraction = progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
    words = (progress.localizedDescription ?? "", progress.localizedAdditionalDescription ?? "")
  }
}

/// Shows the elapsed part of an interval, updated at every hundredth of it, but no more
/// often than every 0.1 seconds and no less often than every 60.
struct TimedProgress: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let configuration: (Double) -> ProgressViewStyleConfiguration
  @State private var fraction: Double?
  @Environment(\.now) private var now

  var body: some View {
    StyledControl(
      configuration(fraction ?? part(at: now)),
      automatic: ProgressViewStyleMaker(style: DefaultProgressViewStyle())
    )
    .task(id: interval) {
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let step = Duration(clampingSeconds: min(max(length / 100, 0.1), 60))
      while !Task.isCancelled {
        let current = TimeSource.current.date
        fraction = part(at: current)
        guard current < interval.upperBound else { return }
        try? await Task.sleep(for: step)
      }
    }
  }

  private func part(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - gone : gone
  }
}
