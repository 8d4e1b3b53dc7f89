import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The content of an alert or a confirmation dialog: title, message, fields and buttons.
struct DialogBox<Actions: View, Message: View>: View {
  let dialog: ShownDialog<Actions, Message>
  let isColumn: Bool
  let close: @MainActor (_ isCancelled: Bool) -> Void
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    VStack {
      if let icon {
        icon
      } else if severity == .critical {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow)
      }
      if let title = dialog.title { title.bold() }
      if let message = dialog.message { message }
      DialogActions(actions: dialog.actions, isColumn: isColumn)
      if let suppression { suppression.toggle }
    }
    .multilineTextAlignment(.center)
    // Resets the presenter's styles, as dialogs have the system's look.
    .buttonStyle(.automatic)
    .font(nil)
    .environment(\.lineLimit, nil)
    .environment(\.dismissMenu, DismissMenu(close))
  }
}

/// The title, actions and message of a dialog.
struct ShownDialog<Actions, Message> {
  let title: Text?
  let actions: Actions
  let message: Message?
}

/// Keeps the data that a dialog was opened with: while it is shown, different data is ignored
/// (S12.5).
@MainActor
private final class OpenedDialog<Data, Actions, Message> {
  private var data: Data?
  private var shown: ShownDialog<Actions, Message>?

  nonisolated init() {}

  /// Returns the dialog to show, or nil; releases the kept data when the dialog is closed.
  ///
  /// - Parameter replaces: whether new data replaces the shown dialog by another.
  func take(
    _ isPresented: Bool, _ new: Data?, _ dialog: ShownDialog<Actions, Message>?, replaces: Bool
  ) -> ShownDialog<Actions, Message>? {
    guard isPresented else {
      (data, shown) = (nil, nil)
      return nil
    }
    // With the same data, the new closures are used, which capture the program's latest state.
    let isSame =
      replaces ? true : data.map { data in new.map { ValueComparison.areEqual($0, data) } ?? false }
    if isSame ?? true, let new, let dialog { (data, shown) = (new, dialog) }
    return shown
  }
}

/// An alert or a confirmation dialog.
struct DialogModifier<Data, Actions, Message> {
  @Binding var isPresented: Bool
  let data: Data?
  let dialog: ShownDialog<Actions, Message>?
  let isColumn: Bool
  /// The dialog's identity; nil if all data are shown in the same dialog.
  let id: AnyHashable?
  /// Called when the user has answered.
  let decided: ((_ isCancelled: Bool) -> Void)?
  @Owned private var kept: OpenedDialog<Data, Actions, Message>

  /// - Parameter actions: nil if there is nothing to show yet.
  nonisolated init(
    _ isPresented: Binding<Bool>, title: Text?, data: Data?, actions: Actions?, message: Message?,
    isColumn: Bool, id: AnyHashable? = nil, decided: ((_ isCancelled: Bool) -> Void)? = nil
  ) {
    _isPresented = isPresented
    self.data = data
    self.decided = decided
    dialog = actions.map { ShownDialog(title: title, actions: $0, message: message) }
    self.isColumn = isColumn
    self.id = id
    _kept = Owned(wrappedValue: OpenedDialog())
  }
}

extension DialogModifier: ViewModifier where Actions: View, Message: View {
  func body(content: Content) -> some View {
    let shown = kept.take(isPresented, data, dialog, replaces: id != nil)
    let (flag, isColumn, decided) = ($isPresented, isColumn, decided)
    let close: @MainActor (Bool) -> Void = { isCancelled in
      flag.wrappedValue = false
      decided?(isCancelled)
    }
    return content.modifier(
      PresentationModifier(
        id: shown == nil ? nil : id ?? AnyHashable(true), form: isColumn ? .dialog : .alert,
        content: { _ in
          shown.map { DialogBox(dialog: $0, isColumn: isColumn, close: close) }
        },
        dismiss: { close(true) }))
  }
}
