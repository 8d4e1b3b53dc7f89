import HostInterface
import ViewRuntime

/// The appearance of a table.
public protocol TableStyle: Sendable {
  /// The style's name for hosts.
  static var _name: String { get }
}

/// The default style of the current context.
public struct AutomaticTableStyle: TableStyle {
  /// The style's name for the table: `automatic`.
  public static var _name: String { "automatic" }
  /// Creates the default style.
  public nonisolated init() {}
}

/// A style that insets the rows.
public struct InsetTableStyle: TableStyle {
  /// The style's name for the table: `inset`.
  public static var _name: String { "inset" }
  /// Creates the style, which looks like the automatic one here.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: ignored; all rows have the same background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// A style with a frame around the rows.
public struct BorderedTableStyle: TableStyle {
  /// The style's name for the table: `bordered`.
  public static var _name: String { "bordered" }
  /// Creates the style.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: ignored; all rows have the same background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of the current context.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
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
extension TableStyle where Self == BorderedTableStyle {
  /// A style with a frame around the rows.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Returns a style with a frame around the rows; all rows have the same background here, whatever
  /// the argument.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct TableStyleKey: EnvironmentKey {
  static let defaultValue = ControlSpec.Style.automatic
}

extension EnvironmentValues {
  /// The name of the style set by `tableStyle(_:)`.
  var tableStyle: ControlSpec.Style {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tables inside look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, ControlSpec.Style(rawValue: S._name))
  }
}
