import Observation

/// The modifier behind `transformEnvironment(_:transform:)`, which receives the inherited value
/// (S7.2).
package struct EnvironmentTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: EnvironmentModifier {
  package typealias Body = Never

  package static var callsApp: Bool { true }

  package func modify(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
  package func differs(from old: Self) -> Bool { true }
}

extension View {
  /// Transforms the inherited environment value for this view and all views below it (S7.2).
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}
