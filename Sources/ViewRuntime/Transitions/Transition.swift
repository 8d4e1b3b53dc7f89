/// How a view comes and goes.
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
  /// What the transition makes of the view; inferred from ``body(content:phase:)``.
  associatedtype Body: View

  /// The view that comes or goes, as a placeholder.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its way; in `.identity` it must look as if there were no transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// Whether the transition moves things, so that it fades instead for users who want less motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// With motion, until the transition says otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition applied to a view of your choice.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(showing: content), phase: phase)
  }

  /// The same with an animation of its own, whatever the transaction says.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// What the runtime asks of its own transitions.
@MainActor
protocol TransitionFacts {
  /// Whether it brings an animation along.
  var ownsAnimation: Bool { get }
  /// Whether nothing is to be seen of it.
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
