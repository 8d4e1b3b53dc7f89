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

extension RenderNode {
  private func rowTrait<Key, Value>(_ key: Key.Type, _ type: Value.Type = Value.self) -> Value? {
    innermostTrait(ObjectIdentifier(key), as: type)
  }

  package var rowFacts: RowFacts {
    let traits = wrappedTraits
    var facts = RowFacts()
    guard !traits.isEmpty else { return facts }
    func rowTrait<Key, Value>(_ key: Key.Type, _ type: Value.Type = Value.self) -> Value? {
      // Traits of a group or section apply to the rows that set none (S7.12).
      for traits in traits.reversed() {
        if let found = traits[ObjectIdentifier(key)] { return found as? Value }
      }
      return nil
    }
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
  package var rowBackground: RenderNode? {
    attached(ObjectIdentifier(RowTrait.Background.self)).last
  }

  /// The swipe actions of the row, from both edges.
  package var rowActions: [RowAction] {
    swipeActions(TrailingSwipe.self) + swipeActions(LeadingSwipe.self)
  }

  func swipeActions<Side: SwipeSide>(_ side: Side.Type) -> [RowAction] {
    RowAction.actions(in: attached(ObjectIdentifier(side)).reversed())
  }

  /// The swipe actions for each direction.
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
