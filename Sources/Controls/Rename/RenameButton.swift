import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// A button that starts renaming through the action set by `renameAction(_:)`.
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
  /// Creates a button titled "Rename", disabled where nothing can be renamed.
  public nonisolated init() {
    self.init(label: ViewBasics.Label(.library("Rename"), systemImage: "pencil"))
  }
}
