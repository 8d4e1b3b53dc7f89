import Combine
import Observation
import ViewRuntime

extension View {
  /// Publishes a focused value while the scene of this view is in front, wherever the focus is.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes a focused value while the scene of this view is in front; nil publishes nothing.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes an observable object while the scene of this view is in front.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
