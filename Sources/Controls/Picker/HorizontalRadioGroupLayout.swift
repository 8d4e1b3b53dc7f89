import ViewRuntime

private struct HorizontalRadioGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether radio groups arrange their options side by side.
  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioGroupKey.self] }
    set { self[HorizontalRadioGroupKey.self] = newValue }
  }
}

extension View {
  /// Arranges the options of the radio groups inside side by side.
  ///
  /// ```swift
  /// Picker("Colour", selection: $colour) { ... }
  ///   .pickerStyle(.radioGroup)
  ///   .horizontalRadioGroupLayout()
  /// ```
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadioGroups, true)
  }
}
