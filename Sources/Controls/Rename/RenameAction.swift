import ViewBasics
import ViewDrawing
import ViewTexts
import ViewRuntime

/// Starts the renaming of the place: `@Environment(\.rename) private var rename`.
///
/// ```swift
/// Button("Rename") { rename?() }.disabled(rename == nil)
/// ```
@MainActor @preconcurrency
public struct RenameAction {
  let perform: @MainActor () -> Void

  nonisolated init(perform: @escaping @MainActor () -> Void) { self.perform = perform }

  /// Starts the renaming.
  public func callAsFunction() { perform() }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What `renameAction(_:)` says at the place; nil if nothing can be renamed there.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
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
