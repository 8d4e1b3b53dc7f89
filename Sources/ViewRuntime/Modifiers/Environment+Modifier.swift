import Observation

/// A modifier that sets values in the environment of its content.
@MainActor
package protocol EnvironmentModifier: PrimitiveModifier where Body == Never {
  func modify(_ values: inout EnvironmentValues)

  /// Returns whether this value sets something different from another one.
  func differs(from old: Self) -> Bool

  /// Whether this value, or one that follows it, may set anything: a scope costs as much as a view.
  var mayModify: Bool { get }

  /// Whether `modify` calls a closure of the app, whose reads are tracked separately (S5.9).
  static var callsApp: Bool { get }

  /// Whether another value changes what the rows of a list offer.
  static var concernsRows: Bool { get }
}

extension EnvironmentModifier {
  package static var callsApp: Bool { false }
  package static var concernsRows: Bool { false }
  package var mayModify: Bool { true }

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    EnvironmentModifierElement(taking: ModifiedParts(view), inputs)
  }
}

/// Mounts its content in its own scope.
private final class EnvironmentModifierElement<Content: View, Modifier: EnvironmentModifier>:
  ModifierElement<Content, Modifier>
{
  /// Nil if nothing is ever set.
  private var inner: EnvironmentScope?
  private var tracking: TrackingScope?

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    if Modifier.callsApp {
      tracking = TrackingScope(self)
    }
    if modifier.mayModify {
      inner = EnvironmentScope(within: scope) { [unowned self] values in
        guard let tracking else { return modifier.modify(&values) }
        tracking.evaluate { modifier.modify(&values) }
      }
    }
    child = mountElement(taking: view.content, childInputs(in: inner ?? scope))
    inner?.content = child
  }

  override func modifierChanged(from old: Modifier) {
    guard modifier.differs(from: old) else { return }
    inner?.refresh()
    if Modifier.concernsRows { rowsMayHaveChanged() }
  }

  /// Makes the container inspect the rows of the content again.
  private func rowsMayHaveChanged() {
    if hasHadLazyItems { return renderNodesChanged() }
    for node in child.renderNodes { node.rowMayHaveChanged() }
  }

  override func rerunContent() { inner?.refresh() }
  override func willUnmount() {
    tracking?.close()
    inner?.detach()
  }
}

/// The modifier behind `environment(_:_:)`.
package struct EnvironmentValueModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentValueModifier: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

  package func differs(from old: Self) -> Bool {
    keyPath != old.keyPath || !ValueComparison.areEqual(value, old.value)
  }
}

/// The modifier behind `environment(_:)` with an observable object.
package struct EnvironmentObservableModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObservableModifier: EnvironmentModifier {
  package typealias Body = Never

  package func modify(_ values: inout EnvironmentValues) { values[object: Object.self] = object }
  package func differs(from old: Self) -> Bool { object !== old.object }
}

extension View {
  /// Sets an environment value for this view and all views below it (S7.1).
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, where it is found by its type; nil removes an
  /// inherited one (S5.12).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObservableModifier(object: object))
  }
}
