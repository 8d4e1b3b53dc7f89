import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime

/// `visualEffect(_:)`: computes the changes from the view's geometry, read in its background, which
/// the changes do not move.
struct VisualEffectModifier {
  let effect: @MainActor (GeometryProxy) -> _VisualChanges
  @State private var changes = _VisualChanges()

  nonisolated init(_ effect: @escaping @MainActor (GeometryProxy) -> _VisualChanges) {
    self.effect = effect
  }
}

private struct VisualChangesKey: PreferenceKey {
  static var defaultValue: _VisualChanges { _VisualChanges() }
  static func reduce(value: inout _VisualChanges, nextValue: () -> _VisualChanges) {
    value = nextValue()
  }
}

extension VisualEffectModifier: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    let changes = $changes
    content
      .modifier(AppliedVisualChanges(changes: self.changes))
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: VisualChangesKey.self, value: effect(proxy))
        }
        .onPreferenceChange(VisualChangesKey.self) { new in
          guard let animation = new.animation else { return changes.wrappedValue = new }
          Transaction.carry(Transaction(animation: animation)) { changes.wrappedValue = new }
        }
      }
  }
}

extension View {
  /// Changes the drawing of the view depending on its geometry, without affecting layout.
  ///
  /// ```swift
  /// Text("Hello").visualEffect { content, proxy in
  ///   content.offset(x: proxy.frame(in: .scrollView).minY / 4)
  /// }
  /// ```
  public nonisolated func visualEffect(
    _ effect:
      @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._changes })
  }
}
