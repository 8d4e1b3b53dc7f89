import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

extension View {
  /// Calls `action` with each move of the pointer over the view, and once when it leaves.
  ///
  /// - Parameter coordinateSpace: the coordinate space of the reported locations.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(OnContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls `action` with each move of the pointer over the view: the form before iOS 17, with the
  /// coordinate space as an enum.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(OnContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}

private struct OnContinuousHoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  @Owned private var nodes = HoveredNodes()

  nonisolated init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.space = space
    self.action = action
  }
}

extension OnContinuousHoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier { [space, action, nodes] place, node in
        let changes = nodes.note(node, isOver: place != nil)
        if let place {
          action(.active(node.point(place, in: space)))
        } else if changes {
          action(.ended)
        }
      })
  }
}
