import CoreTransferable
import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Takes values that are dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: what is taken; what can be made into it counts, too.
  ///   - action: gets the values, once they have been made, and the place in the view's
  ///     coordinates.
  ///   - isTargeted: told when such a drag comes over the view and when it leaves.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTypeModifier(isTargeted: isTargeted) { (items: [T], info) in
        action(items, info.location)
      })
  }
}

private struct DropTypeModifier<T: Transferable> {
  let isTargeted: (Bool) -> Void
  let perform: ([T], DropInfo) -> Bool
}

extension DropTypeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      DropTargetModifier(target: DropTarget(T.self, isTargeted: isTargeted, perform: perform)))
  }
}
