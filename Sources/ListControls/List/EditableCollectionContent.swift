import Controls
import Foundation
import ViewRuntime

/// A row that can be moved and deleted in its bound collection.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let editing: RowEditing
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content.modifier(RowModifier(RowTrait.Editing.self, editing))
  }
}

extension EditableCollectionContent
where Data: RandomAccessCollection & MutableCollection {
  init(
    content: Content, data: Binding<Data>, at index: Data.Index, actions: EditActions<Data>
  ) {
    self.content = content
    let collection = data.wrappedValue
    editing = RowEditing(
      index: collection.distance(from: collection.startIndex, to: index),
      count: collection.count,
      delete: actions.rawValue & 2 == 0
        ? nil
        : { offsets in
          guard
            let remaining = (data.wrappedValue as? any RangeReplaceableCollection).map({
              Self.removing(offsets, from: $0)
            }) as? Data
          else { return }
          data.wrappedValue = remaining
        },
      move: actions.rawValue & 1 == 0
        ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
  }

  private static func removing(
    _ offsets: IndexSet, from collection: any RangeReplaceableCollection
  ) -> Any {
    func open<C: RangeReplaceableCollection>(_ collection: C) -> C {
      var copy = collection
      copy.remove(atOffsets: offsets)
      return copy
    }
    return open(collection)
  }
}
