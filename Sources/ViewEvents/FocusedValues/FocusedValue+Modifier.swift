import Combine
import Observation
import ViewRuntime

/// The modifier of `focusedValue`, `focusedSceneValue`, `focusedObject` and `focusedSceneObject`.
struct FocusedValueModifier<Value> {
  let value: Value?
  let isForScene: Bool
  let set: (inout FocusedValues, Value) -> Void

  nonisolated init(
    _ value: Value?, isForScene: Bool, _ set: @escaping (inout FocusedValues, Value) -> Void
  ) {
    self.value = value
    self.isForScene = isForScene
    self.set = set
  }
}

extension FocusedValueModifier: PlacedModifier {
  typealias Body = Never
  typealias Place = FocusedValueProvider<Value>

  fileprivate func apply(to values: inout FocusedValues) {
    if let value { set(&values, value) }
  }
}

final class FocusedValueProvider<Value>: ContentPlace {
  private unowned let runtime: ViewRuntime
  private let place: FocusedValuePlace
  var nodes: [RenderNode] {
    get { place.nodes }
    set { place.nodes = newValue }
  }

  init(_ modifier: FocusedValueModifier<Value>, _ runtime: ViewRuntime) {
    self.runtime = runtime
    place = FocusedValuePlace(isForScene: modifier.isForScene) { modifier.apply(to: &$0) }
    runtime.focusedValues.add(place)
  }

  func modifierChanged(from old: FocusedValueModifier<Value>, to new: FocusedValueModifier<Value>) {
    place.apply = { new.apply(to: &$0) }
    if !ValueComparison.areEqual(new.value, old.value) { runtime.focusedValues.changed() }
  }

  func appearanceChanged() { runtime.focusedValues.changed() }

  func willUnmount() { runtime.focusedValues.remove(place) }
}

extension View {
  /// Publishes a focused value while the focus is on this view or inside it.
  ///
  /// ```swift
  /// Editor(document: $document).focusedValue(\.document, $document)
  /// ```
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes a focused value while the focus is on this view or inside it; nil publishes nothing.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes an observable object, keyed by its type, while the focus is inside.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: false) { $0[object: T.self] = $1 })
  }
}
