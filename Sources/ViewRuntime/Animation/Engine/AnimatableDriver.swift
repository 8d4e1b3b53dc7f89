/// Shows an `Animatable` view, modifier or shape with values between its old and new ones.
///
/// Type-erased over `Animatable`: an element knows its view only as a view.
@MainActor
class AnimatableDriver<Value>: Motion {
  /// Called when another value must be shown.
  fileprivate let onStep: () -> Void
  fileprivate unowned let runtime: ViewRuntime

  fileprivate init(_ runtime: ViewRuntime, onStep: @escaping () -> Void) {
    self.runtime = runtime
    self.onStep = onStep
  }

  /// Called when the value has changed.
  func change(from old: Value, to new: Value, _ transaction: Transaction) {}

  /// Returns the value to show for the current value.
  func shown(_ value: Value) -> Value { value }

  func step() -> Bool { false }

  /// Returns nil if values of the type are not animatable, or have no animatable data.
  static func make(
    _ runtime: ViewRuntime, onStep: @escaping () -> Void
  ) -> AnimatableDriver<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_: A.Type) -> AnyObject? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return TypedAnimatableDriver<A>(runtime, onStep: onStep)
    }
    return open(type).map { unsafeDowncast($0, to: AnimatableDriver<Value>.self) }
  }
}

private final class TypedAnimatableDriver<Value: Animatable>: AnimatableDriver<Value> {
  private var animator = Animator<Value.AnimatableData>()
  private var left = Value.AnimatableData.zero

  override func change(from old: Value, to new: Value, _ transaction: Transaction) {
    guard let animation = transaction.animation else { return }
    let way = new.animatableData - old.animatableData
    guard way != .zero else { return }
    animator.add(
      way, animation, at: runtime.frameTime, transaction.completions,
      environment: runtime.rootScope.values)
    left = animator.remaining(at: runtime.frameTime)
    runtime.start(self)
  }

  override func shown(_ value: Value) -> Value {
    guard left != .zero else { return value }
    var copy = value
    copy.animatableData -= left
    return copy
  }

  override func step() -> Bool {
    left = animator.remaining(at: runtime.frameTime)
    onStep()
    return !animator.isIdle
  }
}
