/// How a view is inserted and removed.
///
/// ```swift
/// struct Spin: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .rotationEffect(.degrees(phase.value * 90))
///       .opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// if isOpen { Card().transition(Spin()) }
/// ```
///
/// A view that is removed in an animated transaction stays in the tree, with its state and its
/// tasks, until its transition has ended (S1.16).
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that ``body(content:phase:)`` returns; inferred.
  associatedtype Body: View

  /// The view that is inserted or removed, as a placeholder.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase; in `.identity` it must look as if there were no transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// Whether the transition involves motion; if so, the view fades instead for users who prefer
  /// reduced motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Specifies that there is motion, by default.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view with the transition applied to it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(showing: content), phase: phase)
  }

  /// Returns the transition with its own animation, overriding the transaction's.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns a transition that applies both at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// What the runtime needs to know about its own transitions.
@MainActor
protocol TransitionFacts {
  /// Whether it has its own animation.
  var ownsAnimation: Bool { get }
  /// Whether it has no visible effect.
  var isNothing: Bool { get }
}

extension Transition {
  var ownsAnimation: Bool { (self as? any TransitionFacts)?.ownsAnimation ?? false }
  var isNothing: Bool { (self as? any TransitionFacts)?.isNothing ?? false }
}

struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?

  nonisolated init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
}

extension AnimatedTransition: Transition, TransitionFacts {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: content.placeholder(), phase: phase)
      .transaction(value: phase) { $0.animation = animation }
  }

  var ownsAnimation: Bool { animation != nil }
  var isNothing: Bool { base.isNothing }
}

struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombinedTransition: Transition, TransitionFacts {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(
      content: first.body(content: content.placeholder(), phase: phase), phase: phase)
  }

  var ownsAnimation: Bool { first.ownsAnimation || second.ownsAnimation }
  var isNothing: Bool { first.isNothing && second.isNothing }
}
