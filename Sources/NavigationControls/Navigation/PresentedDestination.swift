import ViewRuntime

/// A view on the stack that a binding controls: `navigationDestination(isPresented:)` and
/// `(item:)`, and the screen of a link.
struct PresentedDestination {
  /// The identity of a presented screen.
  struct Source: Hashable {
    /// The identity of the declaring view.
    let id: AnyHashable
    /// The identity of the item; a different item is a different screen.
    let item: AnyHashable
  }

  let id: AnyHashable
  /// The item; nil if nothing is shown.
  let item: AnyHashable?
  /// Whether the screen is popped when the declaring view is unmounted.
  var goesWithView = true
  /// Resets the binding when the screen is dismissed.
  let dismiss: () -> Void
  let view: () -> AnyView
}

extension PresentedDestination: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.navigation?.destinations
  }

  func differs(from old: PresentedDestination) -> Bool { item != nil || old.item != nil }
}

extension NavigationModel {
  /// Updates the stack when a binding changes.
  func presentedDestinationChanged(
    _ registration: ChildRegistration, _ change: ChildRegistry.Change
  ) {
    guard let presented = registration.value as? PresentedDestination else { return }
    let present = entry(of: presented.id)
    if change == .removed {
      if let present, presented.goesWithView { close(present) }
      return
    }
    let source = presented.item.map { PresentedDestination.Source(id: presented.id, item: $0) }
    if let present, present.source == source {
      present.content = .view(presented.view)
      present.onPop = presented.dismiss
      present.update()
      return
    }
    if let present {
      // The binding has already changed.
      present.onPop = {}
      close(present)
    }
    let declarer = registration.element
    if let source {
      push(
        source, presented, from: declarer, isDetail: declarer.scope.values.isDetailLink)
    }
  }
}

/// Reads a binding where the destination is declared, so that nothing else depends on it.
struct PresentedDestinationReader<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  @Namespace private var id

  nonisolated init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }
}

extension PresentedDestinationReader: ViewModifier {
  func body(content: Content) -> some View {
    let (item, destination) = (item, destination)
    // The screen keeps this item, so that it does not change while it leaves for another item
    // (S12.13).
    let shown = item.wrappedValue
    content.modifier(
      PresentedDestination(
        id: AnyHashable(id), item: shown.map { AnyHashable($0) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        view: { AnyView(shown.map(destination)) }))
  }
}
