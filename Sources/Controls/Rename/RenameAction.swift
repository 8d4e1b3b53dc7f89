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
