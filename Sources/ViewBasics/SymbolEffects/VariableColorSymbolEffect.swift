/// Lights up the symbol's parts one after another; a single part goes through shades.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var isCumulative = false
  var reverses = false
  var hides = false

  /// The effect's configuration.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(isCumulative: isCumulative, reverses: reverses, hides: hides))
  }

  private func with(_ change: (inout VariableColorSymbolEffect) -> Void)
    -> VariableColorSymbolEffect
  {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lights up one part at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Keeps lit parts lit.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Runs forward and back.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// Runs from the first part to the last and starts over; the default.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// Almost hides unlit parts.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
  /// Dims unlit parts; the default.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up the symbol's parts one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
