import HostInterface
import ViewRuntime

/// Any style, its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Wraps a style; one that is wrapped already is not wrapped twice.
  ///
  /// ```swift
  /// let style = isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator)
  /// ```
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public typealias Resolved = Never

  /// The style, if it is a colour.
  package var color: Color? { style as? Color }
}

extension AnyShapeStyle: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    style.hostPaint(in: environment)
  }

  package func effects(in environment: EnvironmentValues) -> [Effect] {
    style.hostEffects(in: environment)
  }
}

/// A style within a value that is compared. Styles that know no `==` count as different, which
/// costs a comparison of what they paint and is never wrong.
package struct ComparableStyle: Equatable, Sendable {
  package let style: AnyShapeStyle

  package init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  package static func == (a: ComparableStyle, b: ComparableStyle) -> Bool {
    func isEqual<E: Equatable>(_ a: E) -> Bool { a == b.style.style as? E }
    guard let a = a.style.style as? any Equatable else { return false }
    return isEqual(a)
  }
}
