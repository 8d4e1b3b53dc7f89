import HostInterface
import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Colours the lines between the row and its neighbours; nil gives back the list's own colour.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(SeparatorTint(color: color))
  }
}

/// Tells the list the colour of a row's lines.
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
