import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime

extension View {
  /// Keeps the id of the first view that is seen of the `scrollTargetLayout()` in a binding when
  /// the user scrolls, and brings a view into sight when the program sets its id: at the anchor, or
  /// without one by as little movement as needed. While other views come and go, or the scroll view
  /// takes another size, that view stays where it is.
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

/// Between a binding to an id and its scroll view.
@MainActor
private final class ScrollPositionIDDriver<ID: Hashable> {
  private weak var observer: ScrollObserver?
  /// What the user scrolled to: a value that needs no movement.
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
