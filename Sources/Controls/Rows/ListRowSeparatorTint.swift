import HostInterface
import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets the colour of the separators between the row and its neighbours; nil restores the list's
  /// default.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(SeparatorTint(color: color))
  }
}

/// Tells the list the colour of a row's separators.
struct SeparatorTint {
  let color: Color?
}

extension SeparatorTint: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(RowTrait.SeparatorTint.self)] =
      color?.hostColor(in: EnvironmentValues())
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
