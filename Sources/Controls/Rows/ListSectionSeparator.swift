import HostInterface
import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Shows or hides the separators above and below a section's rows.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowModifier(
        RowTrait.SectionSeparator.self, SeparatorPreference(visibility: visibility, edges: edges)))
  }
}
