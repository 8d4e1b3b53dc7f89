import ViewRuntime

/// How a form looks.
public protocol FormStyle: Sendable {
  /// The style's name, for the host.
  static var _name: String { get }
}

private struct FormStyleKey: EnvironmentKey {
  static let defaultValue = "grouped"
}

extension EnvironmentValues {
  /// The name of the style that `formStyle(_:)` set.
  var formStyle: String {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms inside look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, S._name)
  }
}

/// The usual style of the place where the form stands.
public struct AutomaticFormStyle {
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle {
  public static var _name: String { "grouped" }
}

/// Rows in groups that are set apart.
public struct GroupedFormStyle {
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle {
  public static var _name: String { "grouped" }
}

/// Labels in one column, controls in the other.
public struct ColumnsFormStyle {
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle {
  public static var _name: String { "columns" }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style of the place where the form stands.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups that are set apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
