/// The symbol's parts light up one after the other; as one part, it goes through shades.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var isCumulative = false
  var reverses = false
  var hides = false

  /// What the effect does, as values.
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

  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// What was lit stays lit.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// From the first part to the last, and from the first again; as by itself.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// Nearly nothing is seen of what is not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }
  /// What is not lit stays pale, as by itself.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's parts light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
