/// Tells the transitions of a child that is being mounted that the child comes: their first phase
/// is `.willAppear` (S1.21).
///
/// ```text
///   if isOpen {            an optional view mounts its child in an animated transaction,
///     Card()               or the transition has an animation of its own
///       .transition(a)     a comes
///     VStack {
///       Row()
///         .transition(b)   b does not: what comes is the stack
///     }
///   }
/// ```
@MainActor
final class ComingViews {
  private unowned(unsafe) let parent: Element
  /// The transitions that have begun with `.willAppear`.
  var started: [any TransitionController] = []

  init(to parent: Element) { self.parent = parent }

  /// Whether the nodes of an element that is being mounted become those of the child that comes.
  func include(_ element: Element, _ transition: some Transition) -> Bool {
    guard transition.ownsAnimation || parent.transaction.animation != nil else { return false }
    var place = element.parent
    while let above = place, above !== parent {
      if above is any GatheringElement { return false }
      place = above.parent
    }
    return place != nil
  }

  /// Lets those go on whose view turned out to have nothing that could come.
  func settle() {
    for controller in started { controller.stay() }
  }
}
