import ViewBasics
import ViewDrawing
import ViewTexts
import ViewRuntime

/// Starts renaming: `@Environment(\.rename) private var rename`.
///
/// ```swift
/// Button("Rename") { rename?() }.disabled(rename == nil)
/// ```
@MainActor @preconcurrency
public struct RenameAction {
  let perform: @MainActor () -> Void

  nonisolated init(perform: @escaping @MainActor () -> Void) { self.perform = perform }

  /// Starts renaming.
  public func callAsFunction() { perform() }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action set by `renameAction(_:)`; nil if nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons inside.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(perform: action))
  }

  /// Makes the rename buttons inside move focus to the field that edits the name.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
