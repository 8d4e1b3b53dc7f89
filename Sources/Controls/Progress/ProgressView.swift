import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// Shows how far work has come, or that it goes on.
///
/// ```swift
/// ProgressView()
/// ProgressView("Loading", value: loaded, total: size)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; nil: of unknown length.
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
  /// Shows that work goes on, of unknown length.
  public nonisolated init() {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// - Parameter value: nil: of unknown length.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that work goes on, of unknown length, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Shows how far work has come, with a label.
  ///
  /// - Parameter value: between 0 and `total`, what is beyond counts as the end; nil: of unknown
  ///   length.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Shows how far work has come, with a label and in words.
  ///
  /// - Parameter value: between 0 and `total`, what is beyond counts as the end; nil: of unknown
  ///   length.
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
  /// Shows that work goes on, of unknown length, under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows that work goes on, of unknown length, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Shows that work goes on, of unknown length, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
  }

  /// Shows how far work has come, under a localized title; a value of nil is of unknown length.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows how far work has come, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }

  /// Shows how far work has come, under the title of a resource.
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
  /// The view that a style was given, to be styled further.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// Within 0 and 1, whatever the model says.
  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  {
    guard let value else { return nil }
    guard total > 0, value.isFinite else { return 0 }
    return min(max(Double(value / total), 0), 1)
  }
}
