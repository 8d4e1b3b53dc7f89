import HostInterface
import ViewRuntime

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Sendable {
  /// From smallest to largest; `regular` unless `controlSize(_:)` sets another size.
  case mini, small, regular, large, extraLarge

  package var hostSize: ControlSpec.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of controls; `controlSize(_:)` sets it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let controlSize = EnvironmentMask(ObjectIdentifier(ControlSizeKey.self))
}

extension View {
  /// Sets the size of the controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of the controls inside to a range, whatever an outer modifier sets.
  ///
  /// ```swift
  /// Toolbar().controlSize(.small ... .regular)
  /// ```
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.controlSize) { size in
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }
}
