import HostInterface
import ViewRuntime

/// A style with a frame around the rows.
public struct BorderedTableStyle: TableStyle {
  /// The style's name for the table: `bordered`.
  public static var _name: String { "bordered" }
  /// Creates the style.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: ignored; all rows have the same background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style with a frame around the rows.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Returns a style with a frame around the rows; all rows have the same background here, whatever
  /// the argument.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
