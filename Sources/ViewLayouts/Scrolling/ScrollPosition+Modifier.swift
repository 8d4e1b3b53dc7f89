import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime

extension View {
  /// Binds the scroll position: the program sets it, and scrolling by the user updates it.
  ///
  /// - Parameter anchor: the anchor for positions at a view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(PositionedScroll(position: position, anchor: anchor))
  }
}

private struct PositionedScroll {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @Owned private var driver = ScrollPositionDriver()

  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }
}

extension PositionedScroll: ViewModifier {
  func body(content: Content) -> some View {
    let (driver, position, anchor) = (driver, position, anchor)
    return content.modifier(
      ObservedScroll { observer in driver.follow(observer, position, anchor) }
    )
    .onChange(of: position.wrappedValue, initial: true) { _, wanted in
      driver.go(to: wanted, anchor)
    }
  }
}

/// Synchronizes a position binding with its scroll view.
@MainActor
private final class ScrollPositionDriver {
  private weak var observer: ScrollObserver?

  nonisolated init() {}

  func follow(
    _ observer: ScrollObserver, _ position: Binding<ScrollPosition>, _ anchor: UnitPoint?
  ) {
    self.observer = observer
    // The position is the program's until the user scrolls (S14.5).
    observer.movedByUser = { [weak observer] state in
      let now = position.wrappedValue
      let found = state.target(at: anchor, where: now.isOfType)
      observer?.kept = found.map { .view($0, anchor: anchor) }
      var next = now
      next.place = .user(found.map { ScrollPosition.ViewID(value: $0) })
      if next != now { position.wrappedValue = next }
    }
  }

  func go(to wanted: ScrollPosition, _ anchor: UnitPoint?) {
    switch wanted.place {
    case .none, .user: return
    case .view(let id, let own):
      observer?.kept = .view(id.value, anchor: own ?? anchor)
      observer?.scroll(to: id.value, anchor: own ?? anchor)
    case .edge(let edge):
      let offset: @MainActor (ScrollState) -> CGPoint = { state in
        var offset = state.offset
        switch edge {
        case .top: offset.y = -state.insets.top
        case .bottom: offset.y = state.content.height + state.insets.bottom
        case .leading, .trailing:
          let isLeft = (edge == .leading) != state.environment.isRightToLeft
          let reach = state.insets.total(along: .horizontal)
          offset.x = isLeft ? -reach : state.content.width + reach
        }
        return offset
      }
      observer?.kept = .place(offset)
      observer?.scroll(offset)
    case .point(let x, let y):
      observer?.kept = nil
      observer?.scroll { state in
        CGPoint(x: x ?? state.offset.x, y: y ?? state.offset.y)
      }
    }
  }
}
