import HostInterface
import ViewRuntime

/// The appearance of a list.
public protocol ListStyle: Sendable {
  /// The style's name for hosts.
  static var _name: String { get }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ControlSpec.Style.automatic
}

extension EnvironmentValues {
  /// The name of the style set by `listStyle(_:)`.
  package var listStyle: ControlSpec.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists inside look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, ControlSpec.Style(rawValue: S._name))
  }
}
