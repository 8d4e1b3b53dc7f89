/// One transition for the way in, another one for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Comes by one transition and goes by another one.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view on its way in or out, by the transition that is meant for it.
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
