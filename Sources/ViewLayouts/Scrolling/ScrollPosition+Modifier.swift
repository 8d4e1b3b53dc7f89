import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime

extension View {
  /// Moves the scroll view where the program wants it, and tells where the user has moved it.
  ///
  /// - Parameter anchor: for positions at a view.
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
      ObservedScroll { observer in driver.follow(observer, position) }
    )
    .onChange(of: position.wrappedValue, initial: true) { _, wanted in
      driver.go(to: wanted, anchor)
    }
  }
}

/// Between a position binding and its scroll view.
@MainActor
private final class ScrollPositionDriver {
  private weak var observer: ScrollObserver?
  /// The place is the program's until the user scrolls (S14.5).
  private var isMovedByPerson = false

  nonisolated init() {}

  func follow(_ observer: ScrollObserver, _ position: Binding<ScrollPosition>) {
    self.observer = observer
    observer.phaseChanged = { [weak self] _, new, _ in self?.isMovedByPerson = new == .interacting }
    observer.changed = { [weak self] state in self?.moved(state, position) }
  }

  private func moved(_ state: ScrollState, _ position: Binding<ScrollPosition>) {
    guard isMovedByPerson else { return }
    let now = position.wrappedValue
    let visible = state.visible
    let first = state.targets().first { target in
      target.frame.maxX > visible.minX + 1 && target.frame.maxY > visible.minY + 1
        && target.id.map(now.isOfType) == true
    }
    var next = now
    next.place = .user(first?.id.map { ScrollPosition.ViewID(value: $0) })
    if next != now { position.wrappedValue = next }
  }

  func go(to wanted: ScrollPosition, _ anchor: UnitPoint?) {
    switch wanted.place {
    case .none, .user: return
    case .view(let id, let own): observer?.scroll(to: id.value, anchor: own ?? anchor)
    case .edge(let edge):
      observer?.scroll { state in
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
    case .point(let x, let y):
      observer?.scroll { state in
        CGPoint(x: x ?? state.offset.x, y: y ?? state.offset.y)
      }
    }
  }
}
