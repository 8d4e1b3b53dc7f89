import Controls
import CoreTransferable
import Foundation
import LayoutCore
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Accepts values that the user drops on the view.
  ///
  /// - Parameters:
  ///   - payloadType: the accepted type; items that can be converted to it are accepted, too.
  ///   - action: receives the values once they have loaded, and the location in the view's
  ///     coordinates.
  ///   - isTargeted: receives whether such a drag is over the view, when it enters or leaves.
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

extension DynamicViewContent {
  /// Accepts values that the user drops between the rows of a list.
  ///
  /// - Parameter action: receives the values, once they have loaded, and the offset to insert
  ///   before.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    // Called only on the main actor, like the rest of a drop.
    nonisolated(unsafe) let action = action
    return InsertableContent(content: self) { offset in
      DropTarget(T.self, isTargeted: { _ in }) { (values: [T], info) in
        action(values, offset(info))
        return true
      }
    }
  }
}
