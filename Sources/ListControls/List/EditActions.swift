import Controls
import Foundation
import ViewRuntime

/// What the user may do with the rows of a collection that is bound.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set: 1 to move rows, 2 to delete them.
  public let rawValue: Int

  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows may be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows may be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows may be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// A view for a binding to each element; the rows of a list can be moved or deleted.
  ///
  /// ```swift
  /// ForEach($items, editActions: .all) { $item in TextField("Item", text: $item.name) }
  /// ```
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for a binding to each element, identified by the value at `id`; the rows of a list can
  /// be moved or deleted.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable, Content == EditableCollectionContent<R, C>
  {
    let collection = data.wrappedValue
    let elements = collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) }
    self.init(data: elements) { pair in
      EditableCollectionContent(
        content: content(data[pair.0]), data: data, at: pair.0, actions: editActions)
    } identify: {
      $0.1
    }
  }
}
