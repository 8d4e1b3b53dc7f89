import ViewRuntime

/// Puts an observer into the place of a scroll view, and keeps it while the view is there.
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
