import Controls
import Foundation
import ViewRuntime

/// The edits that the user can make to the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set: 1 moves rows, 2 deletes them.
  public let rawValue: Int

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The user can move rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user can move and delete rows.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Creates a view from a binding to each element; in a list, the rows can be moved or deleted.
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

  /// Creates a view from a binding to each element, identified by the value at `id`; in a list, the
  /// rows can be moved or deleted.
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
