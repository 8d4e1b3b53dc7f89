import HostInterface
import ViewRuntime

/// What an area, a line or a text is painted with: a colour, a gradient, a material ...
///
/// Own styles give another one, chosen by the environment:
///
/// ```swift
/// struct Sky: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.indigo : Color.cyan
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of style that `resolve(in:)` gives; inferred.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Styles of this package paint by themselves; asking one to resolve is a programming error.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("SwiftUI: resolve(in:) of \(Self.self) was called; it resolves to no other style.")
  }
}

/// A style that the package itself turns into paint.
package protocol PaintingStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint

  /// What else happens to that which is painted: shadows, blending.
  func effects(in environment: EnvironmentValues) -> [Effect]
}

extension PaintingStyle {
  package func effects(in environment: EnvironmentValues) -> [Effect] { [] }
}

extension ShapeStyle {
  /// The style as a host paints it.
  package func hostPaint(in environment: EnvironmentValues) -> Paint {
    if let color = exactCast(self, to: Color.self) { return color.paint(in: environment) }
    if let painting = self as? any PaintingStyle { return painting.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.semantic(.primary)) }
    return resolve(in: environment).hostPaint(in: environment)
  }

  /// What the style does beside painting.
  package func hostEffects(in environment: EnvironmentValues) -> [Effect] {
    if let color = exactCast(self, to: Color.self) { return color.effects(in: environment) }
    if let painting = self as? any PaintingStyle { return painting.effects(in: environment) }
    if Resolved.self == Never.self { return [] }
    return resolve(in: environment).hostEffects(in: environment)
  }
}

extension Color: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .color(hostColor(in: environment))
  }
}
