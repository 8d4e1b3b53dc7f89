import HostInterface
import ViewRuntime

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Wraps a style; an already wrapped style is not wrapped again.
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

/// A style within a comparable value. Styles without `==` count as different, which costs a
/// comparison of their paint and is never wrong.
package struct ComparableStyle: Equatable, Sendable {
  package let style: AnyShapeStyle

  package init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  package static func == (a: ComparableStyle, b: ComparableStyle) -> Bool {
    func isEqual<E: Equatable>(_ a: E) -> Bool { a == b.style.style as? E }
    guard let a = a.style.style as? any Equatable else { return false }
    return isEqual(a)
  }
}
