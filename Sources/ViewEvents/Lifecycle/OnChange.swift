import ViewRuntime

/// The modifier of `onChange(of:)` in all its forms.
package struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Called with the old and the new value.
  let action: (Value, Value) -> Void
  /// Whether to call the previous update's closure, as the deprecated form does (S6.8).
  let callsFormerClosure: Bool
}

extension ChangeModifier: LifecycleModifier {
  package typealias Body = Never

  package final class Pending {
    var hasAppeared = false
    /// The frame in which the view appeared.
    var firstFrame = 0
  }

  package func makeStorage(_ owner: LifecycleOwner) -> Pending { Pending() }

  package func appeared(_ storage: inout Pending, _ owner: LifecycleOwner) {
    storage.firstFrame = owner.runtime.frameCount
    guard isInitial, !storage.hasAppeared else { return }
    storage.hasAppeared = true
    action(value, value)
  }

  package func updated(
    from old: ChangeModifier, _ storage: inout Pending, _ owner: LifecycleOwner
  ) {
    guard old.value != value else { return }
    guard owner.runtime.mayDispatchChange(of: storage, since: storage.firstFrame, "\(Value.self)")
    else { return }
    let action = callsFormerClosure ? old.action : action
    let (former, new) = (old.value, value)
    owner.runtime.enqueueAction { action(former, new) }
  }
}

extension ViewRuntime {
  /// Counts the calls of one `onChange` within an update: one that changes its own value repeatedly
  /// is stopped at the third call, and reported (S6.11, D8).
  ///
  /// A chain started by `onAppear` may be longer, as it spans several updates.
  func mayDispatchChange(of change: AnyObject, since firstFrame: Int, _ type: String) -> Bool {
    let count = changeDispatches[ObjectIdentifier(change), default: 0] + 1
    changeDispatches[ObjectIdentifier(change)] = count
    guard count > (firstFrame == frameCount ? 8 : 2) else { return true }
    Diagnostics.report(
      .changeLoop,
      "onChange(of:) of a \(type) was called \(count - 1) times in one frame, each time because it "
        + "changed the value that it watches. Let the action leave the value alone when it is "
        + "already right.")
    return false
  }
}

extension View {
  /// Calls `action` with the old and the new value when `value` changes.
  ///
  /// Compares with `==` whenever the view is updated; calls `action` after the update and before
  /// the frame is shown, and initially only if `initial` is true (S6.8, S6.9).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, action: action, callsFormerClosure: false))
  }

  /// Calls `action` when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: { _, _ in action() }, callsFormerClosure: false))
  }

  /// The form before iOS 17: `action` receives the new value, and the closure is that of the update
  /// before the change, so its captured values are old (S6.8).
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: false, action: { _, new in action(new) }, callsFormerClosure: true)
    )
  }
}
