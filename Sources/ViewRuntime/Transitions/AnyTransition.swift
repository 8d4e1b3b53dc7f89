/// A type-erased transition.
///
/// ```swift
/// if isOpen {
///   Details().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
public struct AnyTransition {
  let base: any Transition

  /// Erases the type of a transition.
  public nonisolated init<T: Transition>(_ transition: T) { base = transition }
}

extension AnyTransition: @unchecked Sendable {}

extension AnyTransition {
  /// A transition that inserts and removes the view immediately.
  public static let identity = AnyTransition(IdentityTransition())

  /// Returns a transition that applies both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(base), second: ErasedTransition(other.base)))
  }

  /// Returns a transition that inserts with one transition and removes with another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion.base), removal: ErasedTransition(removal.base)))
  }

  /// Returns the transition with its own animation, overriding the transaction's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(base), animation: animation))
  }

  /// Returns a transition between two values of a modifier: `identity` while the view is present,
  /// otherwise `active`.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

struct ErasedTransition {
  let base: any Transition

  nonisolated init(_ base: any Transition) { self.base = base }
}

extension ErasedTransition: Transition, TransitionFacts {
  func body(content: Content, phase: TransitionPhase) -> AnyView {
    func open<T: Transition>(_ transition: T) -> AnyView {
      AnyView(transition.body(content: content.placeholder(), phase: phase))
    }
    return open(base)
  }

  var ownsAnimation: Bool { base.ownsAnimation }
  var isNothing: Bool { base.isNothing }
}

private struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier

  nonisolated init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
