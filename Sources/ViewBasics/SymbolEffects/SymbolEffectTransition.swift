import ViewDrawing
import ViewRuntime

/// A symbol comes and goes by an effect: it grows as it appears and shrinks as it disappears.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// A transition of symbols; it looks the same here whatever the effect and the options.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {
    configuration = effect.configuration
    self.options = options
  }

  /// The symbol as it is, or transparent and 0.6 times as large before and after; the system calls
  /// this.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.6)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol grows as it appears and shrinks as it disappears.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// A symbol comes and goes by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// A symbol grows as it appears and shrinks as it disappears.
  public static var symbolEffect: AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: .automatic, options: .default))
  }

  /// A symbol comes and goes by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
