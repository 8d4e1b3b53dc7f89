import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The facts that a row tells its list.
package struct RowFacts {
  /// A gap marks the start of a section without a header.
  package var kind = ControlSpec.RowPart.row
  package var insets: EdgeInsets?
  package var edges = RowEdges()
  package var hidesSeparator = false
  package var separatorTint: HostColor?
  package var canDelete = true
  package var canMove = true
  package var isSelectable = true
}

/// The insets at single edges, in place of the list's own.
package struct RowEdges: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading,
      bottom: bottom ?? insets.bottom, trailing: trailing ?? insets.trailing)
  }
}

/// Keys of those facts; each is a separate trait of the node, so that modifiers combine.
package enum RowTrait {
  package enum Kind {}
  enum Insets {}
  enum Top {}
  enum Leading {}
  enum Bottom {}
  enum Trailing {}
  enum Separator {}
  enum SectionSeparator {}
  enum SeparatorTint {}
  enum Deletable {}
  enum Movable {}
  enum Selectable {}
  enum Background {}
  package enum Editing {}
}

extension WrappedTraits {
  /// Traits of a group or section apply to the rows that set none (S7.12).
  private func rowTrait<Key, Value>(_ key: Key.Type, _ type: Value.Type = Value.self) -> Value? {
    guard let found = innermost(ObjectIdentifier(key)) else { return nil }
    return found as? Value
  }

  /// The views attached for a purpose, outermost modifier first.
  private func attached(_ attachment: Any.Type) -> [RenderNode] {
    outermost(ObjectIdentifier(attachment)) as? [RenderNode] ?? []
  }

  package var rowFacts: RowFacts {
    var facts = RowFacts()
    if isEmpty { return facts }
    facts.kind = rowTrait(RowTrait.Kind.self) ?? .row
    facts.insets = rowTrait(RowTrait.Insets.self, EdgeInsets?.self) ?? nil
    facts.edges = RowEdges(
      top: rowTrait(RowTrait.Top.self, CGFloat?.self) ?? nil,
      leading: rowTrait(RowTrait.Leading.self, CGFloat?.self) ?? nil,
      bottom: rowTrait(RowTrait.Bottom.self, CGFloat?.self) ?? nil,
      trailing: rowTrait(RowTrait.Trailing.self, CGFloat?.self) ?? nil)
    facts.hidesSeparator =
      rowTrait(RowTrait.Separator.self, SeparatorPreference.self)?.hidesBelow
      ?? rowTrait(RowTrait.SectionSeparator.self, SeparatorPreference.self)?.hidesBelow ?? false
    facts.separatorTint = rowTrait(RowTrait.SeparatorTint.self)
    facts.canDelete = rowTrait(RowTrait.Deletable.self) ?? true
    facts.canMove = rowTrait(RowTrait.Movable.self) ?? true
    facts.isSelectable = rowTrait(RowTrait.Selectable.self) ?? true
    return facts
  }

  /// The view behind the row, from the innermost modifier.
  package var rowBackground: RenderNode? { attached(RowTrait.Background.self).last }

  /// The swipe actions of the row at one edge.
  func swipeActions<Side: SwipeSide>(_ side: Side.Type) -> [RowAction] {
    RowAction.actions(in: attached(side).reversed())
  }

  /// The names of the swipe actions at each edge; nil if there are none.
  package var rowSwipes: NodeContent.Swipes? {
    let (leading, trailing) = (swipeActions(LeadingSwipe.self), swipeActions(TrailingSwipe.self))
    guard !leading.isEmpty || !trailing.isEmpty else { return nil }
    return NodeContent.Swipes(
      leading: leading.map { .custom($0.name) }, trailing: trailing.map { .custom($0.name) },
      isLeadingFull: rowTrait(LeadingSwipe.IsFull.self) ?? false,
      isTrailingFull: rowTrait(TrailingSwipe.IsFull.self) ?? false)
  }

  /// How the row can be deleted and moved.
  package var rowEditing: RowEditing? { rowTrait(RowTrait.Editing.self) }
}

extension RenderNode {
  package var rowFacts: RowFacts { wrappedTraits.rowFacts }

  /// How the row can be deleted and moved.
  package var rowEditing: RowEditing? { wrappedTraits.rowEditing }

  /// The swipe actions of the row, from both edges.
  package var rowActions: [RowAction] {
    let traits = wrappedTraits
    return traits.swipeActions(TrailingSwipe.self) + traits.swipeActions(LeadingSwipe.self)
  }
}

/// Sets one fact for the rows inside.
package struct RowModifier<Key, Value> {
  let value: Value

  package init(_ key: Key.Type, _ value: Value) { self.value = value }
}

extension RowModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(Key.self)] = value
  }
}
