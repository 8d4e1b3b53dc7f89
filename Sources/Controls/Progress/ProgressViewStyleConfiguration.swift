import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The properties of a progress view that its style receives.
public struct ProgressViewStyleConfiguration {
  /// The task's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The label for the current value, whatever its type.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The fraction from 0 to 1; nil means indeterminate.
  public let fractionCompleted: Double?
  /// The task's label; nil if the view was created without one.
  public var label: Label?
  /// The label for the current value; nil if the view was created without one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}
