import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Calls `action` with true when the pointer enters the view, and with false when it leaves.
  ///
  /// ```swift
  /// Text(note.title)
  ///   .background(isHovered ? .yellow : .clear)
  ///   .onHover { isHovered = $0 }
  /// ```
  ///
  /// A terminal reports pointer moves only while a view on screen listens.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(OnHoverModifier(action: action))
  }
}

private struct OnHoverModifier {
  let action: (Bool) -> Void
  @Owned private var nodes = HoveredNodes()

  nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }
}

extension OnHoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier { [action, nodes] place, node in
        if nodes.note(node, isOver: place != nil) { action(place != nil) }
      })
  }
}
