import Combine
import Observation

/// `focusedValue`, `focusedSceneValue`, `focusedObject`, `focusedSceneObject`.
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

extension FocusedValueModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusedValueElement(view, inputs)
  }

  fileprivate func apply(to values: inout FocusedValues) {
    if let value { set(&values, value) }
  }
}

private final class FocusedValueElement<Content: View, Value>:
  WrapperElement<Content, FocusedValueModifier<Value>>
{
  private var place: FocusedValuePlace!

  init(_ view: ModifiedContent<Content, FocusedValueModifier<Value>>, _ inputs: ViewInputs) {
    super.init(view.modifier, inputs)
    place = FocusedValuePlace(isForScene: modifier.isForScene) { [unowned self] in
      modifier.apply(to: &$0)
    }
    child = mountElement(view.content, eagerContentInputs)
    runtime.focusedValues.add(place)
  }

  override func modifierChanged(from old: FocusedValueModifier<Value>) {
    if !ValueComparison.areEqual(modifier.value, old.value) { runtime.focusedValues.changed() }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    super.appendRenderNodes(to: &nodes)
    place.nodes = wrappers.nodes
  }
  override func willUnmount() { runtime.focusedValues.remove(place) }
}

extension View {
  /// Tells a value to the app while the focus is on this view or inside of it.
  ///
  /// ```swift
  /// Editor(document: $document).focusedValue(\.document, $document)
  /// ```
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Tells a value to the app while the focus is on this view or inside of it; nil: tells nothing.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

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

  /// Tells an observable object to the app, to be found by its type, while the focus is inside.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: false) { $0[object: T.self] = $1 })
  }

  /// Tells an observable object to the app while the scene of this view is in front.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }

  /// Tells an object to the app, for `@FocusedObject`, while the focus is inside.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Tells an object to the app, for `@FocusedObject`, while the focus is inside; nil: tells
  /// nothing.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: false) { $0[object: T.self] = $1 })
  }

  /// Tells an object to the app, for `@FocusedObject`, while the scene of this view is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Tells an object to the app, for `@FocusedObject`, while the scene of this view is in front;
  /// nil: tells nothing.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
