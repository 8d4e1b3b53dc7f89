import HostInterface
import ViewRuntime

/// The appearance of a table.
public protocol TableStyle: Sendable {
  /// The style's name for hosts.
  static var _name: String { get }
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
