import Foundation
import LayoutCore
import ViewDrawing

/// What an effect does to a symbol, as comparable values.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable {
    case bounce(isDown: Bool)
    case pulse
    case breathe(pulses: Bool)
    case variableColor(isCumulative: Bool, reverses: Bool, hides: Bool)
    case wiggle(x: Double, y: Double, angle: Double)
    case rotate(clockwise: Bool)
    case scale(Double)
    case appear, disappear, replace, automatic
  }

  let motion: Motion

  init(_ motion: Motion) { self.motion = motion }

  /// The duration of one run, in seconds.
  var duration: Double {
    switch motion {
    case .bounce: 0.5
    case .pulse: 1
    case .breathe: 2
    case .variableColor: 1.2
    case .wiggle: 0.6
    case .rotate: 1
    case .scale, .appear, .disappear, .replace, .automatic: 0.3
    }
  }

  /// The constant look while the effect is active; nil for effects that repeat.
  var lasting: SymbolLook? {
    var look = SymbolLook()
    switch motion {
    case .scale(let scale): look.scale = scale
    case .disappear:
      look.opacity = 0
      look.scale = 0.8
    case .appear: break
    default: return nil
    }
    return look
  }

  /// The look at a progress from 0 to 1.
  func look(at progress: Double) -> SymbolLook {
    var look = SymbolLook()
    let wave = sin(progress * .pi)
    switch motion {
    case .bounce(let isDown): look.scale = 1 + (isDown ? -0.2 : 0.2) * wave
    case .pulse: look.opacity = 1 - 0.6 * wave
    case .breathe(let pulses):
      look.scale = 1 + 0.12 * wave
      if pulses { look.opacity = 1 - 0.3 * wave }
    case .variableColor(let isCumulative, let reverses, let hides):
      look.opacity = Self.lit(progress, isCumulative, reverses, hides)
    case .wiggle(let x, let y, let angle):
      let swing = sin(progress * 4 * .pi) * (1 - progress)
      (look.x, look.y, look.angle) = (x * swing, y * swing, angle * swing)
    case .rotate(let clockwise): look.angle = (clockwise ? 2 : -2) * .pi * progress
    case .scale, .appear, .disappear, .replace, .automatic: break
    }
    return look
  }

  /// Approximates layer-by-layer colouring for a single image: three steps from pale to full.
  private static func lit(
    _ progress: Double, _ isCumulative: Bool, _ reverses: Bool, _ hides: Bool
  ) -> Double {
    var way = progress
    if reverses { way = way < 0.5 ? way * 2 : 2 - way * 2 }
    let step = min(Int(clamping: way * 3), 2)
    let low = hides ? 0.2 : 0.4
    let levels = isCumulative ? [low, (low + 1) / 2, 1] : [1, (low + 1) / 2, low]
    return progress <= 0 ? 1 : levels[step]
  }
}
