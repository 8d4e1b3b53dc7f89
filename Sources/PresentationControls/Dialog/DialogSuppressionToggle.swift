import Controls
import ViewRuntime
import ViewTexts

/// The toggle with which the user suppresses a dialog in the future.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>

  var toggle: some View { Toggle(isOn: isSuppressed) { label } }
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

extension View {
  /// Adds a toggle to the alerts and dialogs that the views inside present.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with an unlocalized string.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title from a resource.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Adds a toggle below the buttons; it only sets the binding and does not suppress the dialog.
  ///
  /// The program checks the binding before it presents the dialog again.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Adds a toggle with the default label.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.library("Do not ask again")), isSuppressed: isSuppressed)
  }
}
