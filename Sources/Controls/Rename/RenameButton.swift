import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// A button that starts the renaming of the place: what `renameAction(_:)` says.
///
/// ```swift
/// TextField("Name", text: $name).focused($isNaming)
///   .contextMenu { RenameButton() }
///   .renameAction { isNaming = true }
/// ```
public struct RenameButton<Label: View> {
  let label: Label
  @Environment(\.rename) private var action

  nonisolated init(label: Label) { self.label = label }
}

extension RenameButton: View {
  public var body: some View {
    Button {
      action?()
    } label: {
      label
    }
    .disabled(action == nil)
  }
}

extension RenameButton where Label == ViewBasics.Label<Text, Image> {
  /// A button that says "Rename", disabled where nothing can be renamed.
  public nonisolated init() {
    self.init(label: ViewBasics.Label(.library("Rename"), systemImage: "pencil"))
  }
}

extension View {
  /// Says what the rename buttons inside do.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(perform: action))
  }

  /// Lets the rename buttons inside move the focus to where the name is edited.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
