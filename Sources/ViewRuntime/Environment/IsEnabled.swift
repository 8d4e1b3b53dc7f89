private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls accept input; set by `disabled(_:)` (S7.5).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  package static let isEnabledMask = EnvironmentMask(ObjectIdentifier(IsEnabledKey.self))
}

/// The modifier behind `disabled(_:)`: what an outer one disables stays disabled.
package struct DisabledModifier: Equatable {
  let isDisabled: Bool
}

extension DisabledModifier: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }

  package static var concernsRows: Bool { true }

  package func differs(from old: Self) -> Bool { isDisabled != old.isDisabled }
}
