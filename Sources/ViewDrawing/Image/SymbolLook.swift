import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The current effect of symbol effects on the symbols inside.
package struct SymbolLook: Equatable {
  package var opacity: Double
  package var scale: Double
  /// The horizontal offset in points.
  package var x: Double
  package var y: Double
  /// The rotation in radians.
  package var angle: Double

  package init(
    opacity: Double = 1, scale: Double = 1, x: Double = 0, y: Double = 0, angle: Double = 0
  ) {
    self.opacity = opacity
    self.scale = scale
    self.x = x
    self.y = y
    self.angle = angle
  }

  /// Always the same kinds, so that one look can be interpolated to another.
  var effects: [Effect] {
    let middle = Paint.Point(x: 0.5, y: 0.5)
    return [
      .opacity(opacity), .scale(x: scale, y: scale, anchor: middle),
      .rotation(angle, anchor: middle),
      .transform(ProjectionTransform(CGAffineTransform(translationX: x, y: y))),
    ]
  }

  package func combined(with inner: SymbolLook) -> SymbolLook {
    SymbolLook(
      opacity: opacity * inner.opacity, scale: scale * inner.scale, x: x + inner.x,
      y: y + inner.y, angle: angle + inner.angle)
  }
}

private struct SymbolLookKey: EnvironmentKey {
  static let defaultValue: SymbolLook? = nil
}

extension EnvironmentValues {
  /// The symbol look; nil if no effect applies.
  package var symbolLook: SymbolLook? {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }

  static let symbolLookMask = EnvironmentMask(ObjectIdentifier(SymbolLookKey.self))
}
