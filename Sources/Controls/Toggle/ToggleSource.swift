import ViewRuntime

/// The values that a toggle switches: one binding, or those of several elements.
struct ToggleSource {
  let isOn: Binding<Bool>
  /// Reads whether the sources differ; nil for one source.
  var mixed: (() -> Bool)?

  init(_ isOn: Binding<Bool>) { self.isOn = isOn }

  /// Creates a source from a style's configuration, which may represent several sources.
  init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    if configuration.isMixed { mixed = { true } }
  }

  /// On when all sources are on; setting it sets them all.
  init<C: RandomAccessCollection>(_ sources: C, _ keyPath: KeyPath<C.Element, Binding<Bool>>) {
    let bindings = sources.map { $0[keyPath: keyPath] }
    isOn = Binding.unread(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { isOn in for binding in bindings { binding.wrappedValue = isOn } })
    mixed = {
      bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
    }
  }
}
