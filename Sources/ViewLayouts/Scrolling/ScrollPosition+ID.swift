import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime

extension View {
  /// Binds the scroll position to the id of a view. When the user scrolls, the binding is set to
  /// the first visible view of the `scrollTargetLayout()`; when the program sets an id, that view
  /// is scrolled into view: at the anchor, or without one by the least movement. While other views
  /// are added or removed, or the scroll view changes size, that view stays in place.
  ///
  /// ```swift
  /// @State private var shown: Item.ID?
  ///
  /// ScrollView {
  ///   LazyVStack { ForEach(items) { ItemView($0) } }.scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $shown)
  /// ```
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

private struct ScrollPositionModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @Owned private var driver = ScrollPositionIDDriver<ID>()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (driver, id, anchor) = (driver, id, anchor)
    return ScrollViewReader { proxy in
      content
        .modifier(ObservedScroll { observer in driver.follow(observer, id, anchor) })
        .onChange(of: id.wrappedValue, initial: true) { _, new in
          driver.go(to: new, proxy, anchor)
        }
    }
  }
}

/// Synchronizes a binding to an id with its scroll view.
@MainActor
private final class ScrollPositionIDDriver<ID: Hashable> {
  private weak var observer: ScrollObserver?
  /// The id that the scroll view already shows: setting it needs no movement.
  private var seen: AnyHashable?

  nonisolated init() {}

  func follow(_ observer: ScrollObserver, _ id: Binding<ID?>, _ anchor: UnitPoint?) {
    self.observer = observer
    observer.movedByUser = { [weak self, weak observer] state in
      guard let self, let found = state.target(at: anchor, where: { $0.base is ID }) else { return }
      observer?.kept = .view(found, anchor: anchor)
      guard seen != found else { return }
      seen = found
      id.wrappedValue = found.base as? ID
    }
  }

  func go(to new: ID?, _ proxy: ScrollViewProxy, _ anchor: UnitPoint?) {
    guard let new else {
      seen = nil
      observer?.kept = nil
      return
    }
    guard seen != AnyHashable(new) else { return }
    seen = AnyHashable(new)
    observer?.kept = .view(AnyHashable(new), anchor: anchor)
    proxy.scrollTo(new, anchor: anchor)
  }
}
