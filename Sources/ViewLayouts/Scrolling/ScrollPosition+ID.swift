import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime

extension View {
  /// Keeps the id of the first view that is seen of the `scrollTargetLayout()` in a binding when
  /// the user scrolls, and brings a view into sight when the program sets its id: at the anchor, or
  /// without one by as little movement as needed.
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
  /// What the user scrolled to: a value that needs no movement.
  @State private var seen = SeenID()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

@MainActor
private final class SeenID {
  var id: AnyHashable?
  nonisolated init() {}
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    ScrollViewReader { proxy in
      content
        .transformEnvironment(\.scrollBehavior) { conduct in
          let former = conduct.moved
          conduct.moved = { state in
            former?(state)
            follow(state)
          }
        }
        .onChange(of: id.wrappedValue, initial: true) { _, new in
          guard let new, seen.id != AnyHashable(new) else { return }
          seen.id = AnyHashable(new)
          proxy.scrollTo(new, anchor: anchor)
        }
    }
  }

  @MainActor private func follow(_ state: ScrollState) {
    let visible = state.visible
    let first = state.targets().first { target in
      target.id?.base is ID && target.frame.maxX > visible.minX + 1
        && target.frame.maxY > visible.minY + 1
    }
    guard let found = first?.id, seen.id != found else { return }
    seen.id = found
    id.wrappedValue = found.base as? ID
  }
}
