import HostInterface
import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Shows or hides the separators between the row and its neighbours.
  ///
  /// ```swift
  /// NoteRow(note: note).listRowSeparator(.hidden)
  /// ```
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowModifier(
        RowTrait.Separator.self, SeparatorPreference(visibility: visibility, edges: edges)))
  }
}

/// A row's preference for the separators at its edges.
struct SeparatorPreference {
  let visibility: Visibility
  let edges: VerticalEdge.Set

  /// Whether the separator below the row is hidden.
  var hidesBelow: Bool { visibility == .hidden && edges.contains(.bottom) }
}
