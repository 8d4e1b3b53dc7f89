import ViewBasics
import ViewDrawing
import ViewRuntime

/// The colour of the symbols in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that ignores the app's accent colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that yields to an accent colour chosen by the user.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The text colour.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the symbol colour of the labels in the rows; nil restores the list's default.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.labelIconTint, tint?.color)
  }

  /// Sets the symbol colour of the labels in the rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.labelIconTint, tint)
  }
}
