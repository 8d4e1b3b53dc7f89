/// Tells the transitions of a child being mounted that the child is inserted: their first phase
/// is `.willAppear` (S1.21).
///
/// ```text
///   if isOpen {            an optional view mounts its child in an animated transaction,
///     Card()               or the transition has its own animation
///       .transition(a)     a is inserted
///     VStack {
///       Row()
///         .transition(b)   b is not: the stack is what is inserted
///     }
///   }
/// ```
@MainActor
final class ComingViews {
  private unowned(unsafe) let parent: Element
  /// The transitions that have begun with `.willAppear`.
  var started: [any TransitionController] = []

  init(to parent: Element) { self.parent = parent }

  /// Returns whether the nodes of an element being mounted become those of the inserted child.
  func include(_ element: Element, _ transition: some Transition) -> Bool {
    guard transition.ownsAnimation || parent.transaction.animation != nil else { return false }
    var place = element.parent
    while let above = place, above !== parent {
      if above is any GatheringElement { return false }
      place = above.parent
    }
    return place != nil
  }

  /// Ends the insertion of transitions whose view turned out to have nothing to insert.
  func settle() {
    for controller in started { controller.stay() }
  }
}
