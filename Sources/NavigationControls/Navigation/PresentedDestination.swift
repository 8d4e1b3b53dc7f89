import ViewRuntime

/// A view that is on the stack while a program says so: `navigationDestination(isPresented:)` and
/// `(item:)`, and the screen of a link.
struct PresentedDestination {
  /// What is shown, and for whom.
  struct Source: Hashable {
    /// The same as long as the declaring view is there.
    let id: AnyHashable
    /// Another item is another screen.
    let item: AnyHashable
  }

  let id: AnyHashable
  /// nil: not shown.
  let item: AnyHashable?
  /// Whether the screen goes with the view that declares it.
  var goesWithView = true
  /// Says that it is shown no more.
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
  /// Brings the stack in line with what a binding says.
  func presentedDestinationChanged(
    _ registration: ChildRegistration, _ change: ChildRegistry.Change
  ) {
    guard let presented = registration.value as? PresentedDestination else { return }
    let present = entry(of: presented.id)
    if change == .removed {
      if let present, presented.goesWithView { pop(present) }
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
      // Its binding says so already.
      present.onPop = {}
      pop(present)
    }
    let isDetail = registration.element.scope.values.isDetailLink
    if let source { push(source, presented, isDetail: isDetail) }
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
    // Its screen keeps this item: when another one comes, it leaves as it was (S12.13).
    let shown = item.wrappedValue
    content.modifier(
      PresentedDestination(
        id: AnyHashable(id), item: shown.map { AnyHashable($0) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        view: { AnyView(shown.map(destination)) }))
  }
}
