import HostInterface
import ViewRuntime

/// A style that insets the rows.
public struct InsetTableStyle: TableStyle {
  /// The style's name for the table: `inset`.
  public static var _name: String { "inset" }
  /// Creates the style, which looks like the automatic one here.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: ignored; all rows have the same background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A style that insets the rows; it looks like the automatic one here.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Returns a style that insets the rows; all rows have the same background here, whatever the
  /// argument.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
