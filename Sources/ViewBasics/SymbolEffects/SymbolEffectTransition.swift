import ViewDrawing
import ViewRuntime

/// A transition by a symbol effect: the symbol grows as it appears and shrinks as it disappears.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Makes a transition of symbols; it looks the same here for every effect and all options.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {
    configuration = effect.configuration
    self.options = options
  }

  /// Returns the symbol unchanged, or transparent and at 0.6 times its size before and after;
  /// called by the framework.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.6)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Grows a symbol as it appears and shrinks it as it disappears.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// A symbol appears and disappears with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// Grows a symbol as it appears and shrinks it as it disappears.
  public static var symbolEffect: AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: .automatic, options: .default))
  }

  /// A symbol appears and disappears with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
