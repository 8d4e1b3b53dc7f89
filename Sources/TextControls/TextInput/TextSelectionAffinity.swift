import ViewRuntime

/// To which of two characters a cursor between them belongs: where a line is broken, and where the
/// direction of writing changes.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the place has it.
  case automatic
  /// To the one before.
  case upstream
  /// To the one after.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// What `textSelectionAffinity(_:)` says: written into the selections of the inputs of the place.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the affinity of the selections that the text inputs inside write. Their cursors stand at
  /// the start of the next row where a line is broken, whatever it says.
  ///
  /// - Note: Without effect: written into selections; where a line is broken, cursors stand in the
  ///   next row.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
