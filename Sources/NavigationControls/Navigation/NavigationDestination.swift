import ViewRuntime

/// The modifier of `navigationDestination(for:)`.
struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.navigation?.destinations
  }

  // If the closure captures other values, its screens are rebuilt.
  func differs(from old: Self) -> Bool {
    !ValueComparison.areEqual(destination, old.destination)
  }
}

extension NavigationDestinationModifier: ValueDestination {
  static var valueType: Any.Type { Value.self }

  func view(for value: AnyHashable) -> AnyView? {
    (value.base as? Value).map { AnyView(destination($0)) }
  }
}

extension View {
  /// Sets the view that the enclosing stack shows for values of a type (S12.9).
  ///
  /// ```swift
  /// List(parks) { park in NavigationLink(park.name, value: park) }
  ///   .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
  /// ```
  ///
  /// Put it outside lazy containers, once per type: of two, the one closest to the root is used
  /// (D18). With a typed path, only those of the root view are used (D19).
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a view while the binding is true; going back sets it to false (S12.10).
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PresentedDestinationReader(item: Binding(presence: isPresented)) { _ in view })
  }

  /// Pushes a view while there is an item; a different item is a different screen, and going back
  /// sets the binding to nil (S12.10).
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentedDestinationReader(item: item, destination: destination))
  }
}

extension Binding where Value == Bool? {
  /// Maps true to `true` and false to nil.
  nonisolated init(presence: Binding<Bool>) {
    self = .unread(
      get: { presence.wrappedValue ? true : nil },
      set: { presence.wrappedValue = $0 ?? false })
  }
}
