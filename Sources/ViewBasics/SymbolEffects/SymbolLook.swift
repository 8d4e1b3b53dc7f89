import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What symbol effects do to the symbols of a place at the moment.
struct SymbolLook: Equatable {
  var opacity = 1.0
  var scale = 1.0
  /// In points.
  var x = 0.0
  var y = 0.0
  /// In radians.
  var angle = 0.0

  /// Always the same ones, so that one look can go over into another.
  var effects: [Effect] {
    let middle = Paint.Point(x: 0.5, y: 0.5)
    return [
      .opacity(opacity), .scale(x: scale, y: scale, anchor: middle),
      .rotation(angle, anchor: middle),
      .transform(ProjectionTransform(CGAffineTransform(translationX: x, y: y))),
    ]
  }

  func combined(with inner: SymbolLook) -> SymbolLook {
    SymbolLook(
      opacity: opacity * inner.opacity, scale: scale * inner.scale, x: x + inner.x,
      y: y + inner.y, angle: angle + inner.angle)
  }
}

private struct SymbolLookKey: EnvironmentKey {
  static let defaultValue: SymbolLook? = nil
}

extension EnvironmentValues {
  /// nil: no effect reaches here.
  var symbolLook: SymbolLook? {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }

  static let symbolLookMask = EnvironmentMask(ObjectIdentifier(SymbolLookKey.self))
}
