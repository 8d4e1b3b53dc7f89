/// A transition that inserts with one transition and removes with another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Combines a transition for insertion with one for removal.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// Returns the view in a phase, with the transition for that phase applied.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.body(
        content: content.placeholder(), phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

extension AsymmetricTransition: TransitionFacts {
  var ownsAnimation: Bool { insertion.ownsAnimation || removal.ownsAnimation }
  var isNothing: Bool { insertion.isNothing && removal.isNothing }
}
