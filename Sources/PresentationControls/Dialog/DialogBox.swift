import Controls
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The inside of an alert or a confirmation dialog: title, message, fields and buttons.
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
    // The system draws dialogs: the presenter's own looks do not count.
    .buttonStyle(.automatic)
    .font(nil)
    .environment(\.lineLimit, nil)
    .environment(\.dismissMenu, DismissMenu(close))
  }
}

/// What a dialog shows.
struct ShownDialog<Actions, Message> {
  let title: Text?
  let actions: Actions
  let message: Message?
}

/// Keeps what a dialog was opened with: while it is shown, other data does not count (S12.5).
@MainActor
private final class OpenedDialog<Data, Actions, Message> {
  private var data: Data?
  private var shown: ShownDialog<Actions, Message>?

  nonisolated init() {}

  /// What is shown; nil: nothing. What was kept is let go when the dialog is closed.
  ///
  /// - Parameter replaces: whether other data opens another dialog in place of the one that is
  ///   shown.
  func take(
    _ isPresented: Bool, _ new: Data?, _ dialog: ShownDialog<Actions, Message>?, replaces: Bool
  ) -> ShownDialog<Actions, Message>? {
    guard isPresented else {
      (data, shown) = (nil, nil)
      return nil
    }
    // With the same data the closures were called again, with the program's latest state.
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
  /// What tells a dialog from the next one; nil: all data are shown in one.
  let id: AnyHashable?
  /// Told when the user has answered.
  let decided: ((_ isCancelled: Bool) -> Void)?
  @Owned private var kept: OpenedDialog<Data, Actions, Message>

  /// - Parameter actions: nil: there is nothing to show yet.
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
