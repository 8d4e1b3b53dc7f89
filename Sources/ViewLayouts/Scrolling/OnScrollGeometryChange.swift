import ViewRuntime

extension View {
  /// Calls `action` when a value derived from a scroll view's geometry changes, and once with the
  /// first value.
  ///
  /// ```swift
  /// ScrollView { ... }
  ///   .onScrollGeometryChange(for: Bool.self) { geometry in
  ///     geometry.contentOffset.y > 100
  ///   } action: { _, isScrolledDown in
  ///     showsTopButton = isScrolledDown
  ///   }
  /// ```
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }
}

@MainActor
private final class LastValue<T> {
  var value: T?
  nonisolated init() {}
}

private struct ScrollGeometryChangeModifier<T: Equatable> {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @Owned private var last = LastValue<T>()

  nonisolated init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension ScrollGeometryChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (last, transform, action) = (last, transform, action)
    return content.modifier(
      ObservedScroll { observer in
        observer.changed = { state in
          let value = transform(ScrollGeometry(state))
          let old = last.value ?? value
          guard last.value == nil || old != value else { return }
          last.value = value
          action(old, value)
        }
      })
  }
}
