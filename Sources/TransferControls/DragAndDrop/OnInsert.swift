import Controls
import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension DynamicViewContent {
  /// Takes what is dropped between the rows of a list.
  ///
  /// - Parameter action: gets the offset before which it was dropped, and what it was.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    // Called on the main actor only, like all that a drop does.
    nonisolated(unsafe) let action = action
    return InsertableContent(content: self) { offset in
      DropTarget(supportedContentTypes, isTargeted: { _ in }) { items, info in
        action(offset(info), items)
        return true
      }
    }
  }

  /// The former form, with the types' names.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: UTType.named(acceptedTypeIdentifiers), perform: action)
  }

  /// Takes values that are dropped between the rows of a list.
  ///
  /// - Parameter action: gets the values, once they have been made, and the offset before which
  ///   they were dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    // Called on the main actor only, like all that a drop does.
    nonisolated(unsafe) let action = action
    return InsertableContent(content: self) { offset in
      DropTarget(T.self, isTargeted: { _ in }) { (values: [T], info) in
        action(values, offset(info))
        return true
      }
    }
  }
}

/// A `ForEach` between whose rows something can be dropped.
struct InsertableContent<Content: DynamicViewContent> {
  let content: Content
  /// Given how the offset is told from the place of a drop.
  let target: @MainActor (@escaping (DropInfo) -> Int) -> DropTarget
}

extension InsertableContent: View {
  typealias Body = Never
}

extension InsertableContent: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension InsertableContent: RowEditor {
  var rowDelete: ((IndexSet) -> Void)? { (content as? any RowEditor)?.rowDelete }
  var rowMove: ((IndexSet, Int) -> Void)? { (content as? any RowEditor)?.rowMove }
}

extension InsertableContent: ItemMarkingView {
  func mark(_ node: RenderNode, index: Int, count: Int) {
    // Above a row's middle means before it.
    node.traits[DropTarget.key] = target { [weak node] info in
      info.location.y > (node?.size.height ?? 0) / 2 ? index + 1 : index
    }
  }

  func changes(_ node: RenderNode, index: Int, count: Int) -> Bool { false }
}
