import Controls
import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension DynamicViewContent {
  /// Accepts what the user drops between the rows of a list.
  ///
  /// - Parameter action: receives the offset to insert before, and the dropped items.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    // Called only on the main actor, like the rest of a drop.
    nonisolated(unsafe) let action = action
    return InsertableContent(content: self) { offset in
      DropTarget(supportedContentTypes, isTargeted: { _ in }) { items, info in
        action(offset(info), items)
        return true
      }
    }
  }

  /// The legacy form with the names of the types.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: UTType.named(acceptedTypeIdentifiers), perform: action)
  }
}

/// A `ForEach` that accepts drops between its rows.
struct InsertableContent<Content: DynamicViewContent> {
  let content: Content
  /// Creates the target from a function that maps a drop's location to an offset.
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
    // The upper half of a row means before it.
    node.traits[DropTarget.key] = target { [weak node] info in
      info.location.y > (node?.size.height ?? 0) / 2 ? index + 1 : index
    }
  }

  func changes(_ node: RenderNode, index: Int, count: Int) -> Bool { false }
}
