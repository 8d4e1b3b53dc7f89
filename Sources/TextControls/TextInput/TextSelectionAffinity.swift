import ViewRuntime

/// The character that a cursor between two characters belongs to, at a line break or where the
/// writing direction changes.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The default of the current context.
  case automatic
  /// The character before.
  case upstream
  /// The character after.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The affinity set by `textSelectionAffinity(_:)`, which the inputs inside write into their
  /// selections.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the affinity of the selections that the text inputs inside write. At a line break, their
  /// cursors always appear at the start of the next row.
  ///
  /// - Note: Without effect: stored in selections; at a line break the cursor is shown in the next
  ///   row.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
