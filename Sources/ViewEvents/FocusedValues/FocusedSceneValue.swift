import Combine
import Observation
import ViewRuntime

extension View {
  /// Tells a value to the app while the scene of this view is in front, wherever the focus is.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Tells a value to the app while the scene of this view is in front; nil: tells nothing.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Tells an observable object to the app while the scene of this view is in front.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
