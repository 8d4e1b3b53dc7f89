import ViewBasics
import ViewRuntime

/// A button that starts the renaming of the place: what `renameAction(_:)` says.
///
/// ```swift
/// TextField("Name", text: $name).focused($isNaming)
///   .contextMenu { RenameButton() }
///   .renameAction { isNaming = true }
/// ```
public struct RenameButton<Label> {
  let label: Label
  @Environment(\.renameAction) private var action

  nonisolated init(label: Label) { self.label = label }
}

extension RenameButton: View where Label: View {
  public var body: some View {
    Button {
      action?.perform()
    } label: {
      label
    }
    .disabled(action == nil)
  }
}

extension RenameButton where Label == ViewBasics.Label<Text, Image> {
  public nonisolated init() {
    self.init(label: ViewBasics.Label("Rename", systemImage: "pencil"))
  }
}

/// What a rename button does.
struct RenameAction {
  let perform: () -> Void
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  var renameAction: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Says what the rename buttons inside do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.renameAction, RenameAction(perform: action))
  }

  /// Lets the rename buttons inside move the focus to where the name is edited.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
