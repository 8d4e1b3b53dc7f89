import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// Shows the progress of a task, determinate or indeterminate.
///
/// ```swift
/// ProgressView()
/// ProgressView("Loading", value: loaded, total: size)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The fraction from 0 to 1; nil means indeterminate.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  var source = ProgressSource.value
}

extension ProgressView: View {
  public var body: some View {
    switch source {
    case .value:
      StyledControl(
        configuration(fraction),
        automatic: ProgressViewStyleMaker(style: DefaultProgressViewStyle()))
    case .progress(let progress): FollowedProgress(progress: progress)
    case .timer(let interval, let countsDown):
      TimedProgress(
        interval: interval, countsDown: countsDown, configuration: { configuration($0) })
    }
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public nonisolated init() {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// - Parameter value: nil means indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view with a label.
  ///
  /// - Parameter value: between 0 and `total`, and clamped to that range; nil means indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a progress view with a label and a label for the current value.
  ///
  /// - Parameter value: between 0 and `total`, and clamped to that range; nil means indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
  }

  /// Creates a progress view with a localized title; a nil value means indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a progress view with a string title, shown verbatim; a nil value means indeterminate.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }

  /// Creates a progress view with a title from a string resource; a nil value means indeterminate.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleResource), currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, to style it further.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// The fraction, clamped to 0 and 1.
  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  {
    guard let value else { return nil }
    guard total > 0, value.isFinite else { return 0 }
    return min(max(Double(value / total), 0), 1)
  }
}
