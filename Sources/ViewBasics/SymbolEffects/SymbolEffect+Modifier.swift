import Foundation
import ViewDrawing
import ViewRuntime

/// `symbolEffect(_:options:value:)` and `symbolEffect(_:options:isActive:)`: sets the current look
/// of the symbols inside.
struct SymbolEffectModifier {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  /// Nil for effects that run when a value changes.
  let isActive: Bool?
  let value: AnyEquatable?

  nonisolated init(
    effect: SymbolEffectConfiguration, options: SymbolEffectOptions, isActive: Bool?,
    value: AnyEquatable? = nil
  ) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
    self.value = value
  }
}

extension SymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let lasting = effect.lasting {
      let look = isActive == true ? lasting : beginning
      content
        .transformEnvironment(\.symbolLook) { $0 = ($0 ?? SymbolLook()).combined(with: look) }
        .animation(.smooth(duration: effect.duration / options.rate), value: isActive)
    } else {
      FrameClockView(
        isRunning: isActive == true && count == .infinity, trigger: trigger,
        duration: cycle * (count.isFinite ? count : .infinity),
        startsAtOnce: isActive == true && count.isFinite
      ) { time in
        content.transformEnvironment(\.symbolLook) {
          $0 = ($0 ?? SymbolLook()).combined(with: look(at: time))
        }
      }
    }
  }

  /// The look before the effect starts; a symbol that appears starts out invisible.
  private var beginning: SymbolLook {
    var look = SymbolLook()
    if effect.motion == .appear {
      look.opacity = 0
      look.scale = 0.8
    }
    return look
  }

  private var count: Double { options.count ?? (isActive == nil ? 1 : .infinity) }

  /// The duration of one run with its pause, in seconds.
  private var cycle: Double { effect.duration / options.rate + options.pause }

  /// A finite number of runs starts with each activation.
  private var trigger: AnyEquatable? {
    if let value { return value }
    return count.isFinite && isActive == true ? AnyEquatable(true) : nil
  }

  private func look(at time: Double?) -> SymbolLook {
    guard let time else { return SymbolLook() }
    let length = effect.duration / options.rate
    let within = time.truncatingRemainder(dividingBy: cycle)
    return within < length ? effect.look(at: within / length) : SymbolLook()
  }
}

extension View {
  /// Runs an effect on the symbols inside while it is active.
  ///
  /// - Note: In part without effect: symbols have one layer (`byLayer`, `wholeSymbol`); in a
  ///   terminal those effects show that change the opacity, not those that move, turn or enlarge.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect.configuration, options: options, isActive: isActive))
  }

  /// Runs an effect on the symbols inside when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect.configuration, options: options, isActive: nil,
        value: AnyEquatable(value)))
  }
}
