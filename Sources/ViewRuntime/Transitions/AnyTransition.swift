/// A transition whose type is not known at compile time.
///
/// ```swift
/// if isOpen {
///   Details().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
public struct AnyTransition {
  let base: any Transition

  /// A transition of any kind.
  public nonisolated init<T: Transition>(_ transition: T) { base = transition }
}

extension AnyTransition: @unchecked Sendable {}

extension AnyTransition {
  /// Comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(base), second: ErasedTransition(other.base)))
  }

  /// One for the way in, another one for the way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion.base), removal: ErasedTransition(removal.base)))
  }

  /// The same with an animation of its own, whatever the transaction says.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(base), animation: animation))
  }

  /// Between two values of a modifier: `identity` while the view is there, else `active`.
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
