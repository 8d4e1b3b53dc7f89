import Combine
import Observation
import ViewRuntime

extension View {
  /// Publishes an object for `@FocusedObject` while the scene of this view is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Publishes an object for `@FocusedObject` while the scene of this view is in front; nil
  /// publishes nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
