import HostInterface
import ViewRuntime

/// How a picker offers its options.
public protocol PickerStyle: Sendable {
  /// The style's name, for the host.
  static var _name: String { get }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = ControlSpec.Style.automatic
}

extension EnvironmentValues {
  /// The name of the style set by `pickerStyle(_:)`.
  var pickerStyle: ControlSpec.Style {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let pickerStyle = EnvironmentMask(ObjectIdentifier(PickerStyleKey.self))
}

extension View {
  /// Sets how the pickers inside offer their options.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, ControlSpec.Style(rawValue: S._name))
  }
}
