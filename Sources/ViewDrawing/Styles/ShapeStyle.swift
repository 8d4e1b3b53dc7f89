import HostInterface
import ViewRuntime

/// The paint of an area, a line or a text: a colour, a gradient, a material ...
///
/// Custom styles resolve to another one, depending on the environment:
///
/// ```swift
/// struct Sky: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.indigo : Color.cyan
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of style that `resolve(in:)` returns; inferred.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program: this package's own styles resolve to no other style, so calling this is a
  /// programming error.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("SwiftUI: resolve(in:) of \(Self.self) was called; it resolves to no other style.")
  }
}

/// A style that the package itself converts to paint.
package protocol PaintingStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint

  /// Returns the effects on painted content besides its paint: shadows, blending.
  func effects(in environment: EnvironmentValues) -> [Effect]
}

extension PaintingStyle {
  package func effects(in environment: EnvironmentValues) -> [Effect] { [] }
}

extension ShapeStyle {
  /// Returns the style as a host's paint.
  package func hostPaint(in environment: EnvironmentValues) -> Paint {
    if let color = exactCast(self, to: Color.self) { return color.paint(in: environment) }
    if let level = exactCast(self, to: HierarchicalShapeStyle.self) {
      return level.paint(in: environment)
    }
    if let painting = self as? any PaintingStyle { return painting.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.semantic(.primary)) }
    return resolve(in: environment).hostPaint(in: environment)
  }

  /// Returns the style's effects besides its paint.
  package func hostEffects(in environment: EnvironmentValues) -> [Effect] {
    if let color = exactCast(self, to: Color.self) { return color.effects(in: environment) }
    if let level = exactCast(self, to: HierarchicalShapeStyle.self) {
      return level.effects(in: environment)
    }
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
