import ViewBasics
import ViewDrawing
import ViewRuntime

/// The colour of the symbols in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that stays whatever the app's accent is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that gives way to an accent that the user chose.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of the text.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the colour of the symbols of labels in the rows; nil gives back the list's own.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.labelIconTint, tint?.color)
  }

  /// Sets the colour of the symbols of labels in the rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.labelIconTint, tint)
  }
}
