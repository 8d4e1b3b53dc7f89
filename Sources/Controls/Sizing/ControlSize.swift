import HostInterface
import ViewRuntime

/// How large controls are.
public enum ControlSize: CaseIterable, Comparable, Sendable {
  /// From the smallest to the largest; `regular` where no `controlSize(_:)` says otherwise.
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
  /// How large the controls are; `controlSize(_:)` sets it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let controlSize = EnvironmentMask(ObjectIdentifier(ControlSizeKey.self))
}

extension View {
  /// Sets how large the controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Keeps the controls inside within some sizes, whatever is set further out.
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
