import ViewRuntime

/// Attaches an observer to the scroll views inside for the lifetime of the view.
struct ObservedScroll {
  let connect: @MainActor (ScrollObserver) -> Void
  @Owned private var observer = ScrollObserver()

  nonisolated init(connect: @escaping @MainActor (ScrollObserver) -> Void) {
    self.connect = connect
  }
}

extension ObservedScroll: ViewModifier {
  func body(content: Content) -> some View {
    let observer = observer
    connect(observer)
    return content.modifier(ScrollObserverModifier(observer: observer))
  }
}

private struct ScrollObserverModifier: EnvironmentModifier {
  typealias Body = Never
  let observer: ScrollObserver

  func modify(_ values: inout EnvironmentValues) {
    values.scrollBehavior.observers.append(observer)
  }
  func differs(from old: Self) -> Bool { observer !== old.observer }
}
