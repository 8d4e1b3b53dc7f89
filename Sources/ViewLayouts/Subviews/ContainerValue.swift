import ViewRuntime

struct ContainerValueModifier {
  let change: ContainerValuesTrait.Change
}

extension ContainerValueModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ContainerValuesTrait.key] = change
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Sets a value for the view's container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      ContainerValueModifier(
        change: ContainerValuesTrait.Change { $0[keyPath: keyPath] = value }))
  }
}
