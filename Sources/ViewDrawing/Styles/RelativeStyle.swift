import HostInterface
import ViewRuntime

/// A style set for a part of the tree, together with the surrounding value.
///
/// A style may refer to the same value that it sets: `.tint(.tint.opacity(0.5))`,
/// `.foregroundStyle(.primary.opacity(0.8))`. That reference then means the surrounding value.
package struct RelativeStyle<Value: Sendable>: PaintingStyle {
  package typealias Resolved = Never
  private let style: AnyShapeStyle
  private let set: @Sendable (inout EnvironmentValues, Value) -> Void
  private let around: Value

  private func resolved(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    set(&values, around)
    return values
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: resolved(environment))
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    style.effects(in: resolved(environment))
  }
}

extension RelativeStyle {
  fileprivate init(
    _ style: AnyShapeStyle, around: Value,
    set: @escaping @Sendable (inout EnvironmentValues, Value) -> Void
  ) {
    self.style = style
    self.around = around
    self.set = set
  }
}

private protocol SelfContainedStyle {}
extension RelativeStyle: SelfContainedStyle {}
extension Color: SelfContainedStyle {}

extension AnyShapeStyle {
  /// Returns the style to set where the surrounding value is `around`.
  ///
  /// - Parameter set: sets the same value.
  package func relative<Value: Sendable>(
    to around: Value, set: @escaping @Sendable (inout EnvironmentValues, Value) -> Void
  ) -> AnyShapeStyle {
    if style is any SelfContainedStyle { return self }
    return AnyShapeStyle(RelativeStyle(self, around: around, set: set))
  }
}
