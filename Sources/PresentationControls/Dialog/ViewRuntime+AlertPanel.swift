import Controls
import ViewRuntime
import ViewTexts

extension ViewRuntime {
  /// Presents an alert in the front window, for a program that asks by a call.
  ///
  /// - Parameters:
  ///   - actions: its buttons and fields. Each button calls its action and then `closed`.
  ///   - suppression: the check box with which the user asks not to be shown this again.
  ///   - closed: called when the user has pressed a button.
  /// - Returns: nil if no window is shown.
  package func presentAlert<Actions: View>(
    title: Text, message: Text?, severity: DialogSeverity,
    suppression: (label: Text?, isOn: Binding<Bool>)?, actions: Actions,
    closed: @escaping @MainActor () -> Void
  ) -> CalledPresentation? {
    let dialog = ShownDialog(title: title, actions: actions, message: message)
    return present(
      .alert,
      content: { _ in
        let box = DialogBox(dialog: dialog, isColumn: false) { _ in closed() }
          .dialogSeverity(severity)
        guard let suppression else { return AnyView(box) }
        return suppression.label.map {
          AnyView(box.dialogSuppressionToggle($0, isSuppressed: suppression.isOn))
        } ?? AnyView(box.dialogSuppressionToggle(isSuppressed: suppression.isOn))
      }, dismissed: closed)
  }
}
