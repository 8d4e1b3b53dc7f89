import HostInterface
import ViewRuntime

/// How a table looks.
public protocol TableStyle: Sendable {
  /// The style's name, for the host.
  static var _name: String { get }
}

/// The usual style of the place where the table stands.
public struct AutomaticTableStyle: TableStyle {
  /// The name by which the table knows the style, `automatic`.
  public static var _name: String { "automatic" }
  /// The usual style.
  public nonisolated init() {}
}

/// Rows within a margin.
public struct InsetTableStyle: TableStyle {
  /// The name by which the table knows the style, `inset`.
  public static var _name: String { "inset" }
  /// Rows within a margin. It looks as the automatic style does here.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: all rows have one background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// Rows within a frame.
public struct BorderedTableStyle: TableStyle {
  /// The name by which the table knows the style, `bordered`.
  public static var _name: String { "bordered" }
  /// Rows within a frame.
  public nonisolated init() {}
  /// - Parameter alternatesRowBackgrounds: all rows have one background here.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The usual style of the place where the table stands.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows within a margin. It looks as the automatic style does here.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows within a margin; all have one background here, whatever is asked for.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows within a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows within a frame; all have one background here, whatever is asked for.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct TableStyleKey: EnvironmentKey {
  static let defaultValue = ControlSpec.Style.automatic
}

extension EnvironmentValues {
  /// The name of the style that `tableStyle(_:)` set.
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
