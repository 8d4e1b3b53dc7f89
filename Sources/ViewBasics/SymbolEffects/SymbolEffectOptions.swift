/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  var rate = 1.0
  /// nil: as the effect has it; infinity: for ever.
  var count: Double?
  /// Between two runs, in seconds.
  var pause = 0.0

  private init() {}

  /// Once for a value, for ever while active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// So many times, a negative number counting as 0; nil: for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// As often as the behaviour says, with its pauses.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Twice as fast by 2.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// For ever.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// So many times; nil: for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count.map { Double(max($0, 0)) } ?? .infinity
    return copy
  }

  /// The same options, with runs that follow each other as the behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.count = behavior.count
    copy.pause = behavior.pause
    return copy
  }

  /// Twice as fast by 2.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.rate = speed > 0 ? speed : 1
    return copy
  }

  /// How runs follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Double
    let pause: Double

    /// One after the other without an end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity, pause: 0) }

    /// With a pause after each, for ever.
    public static var periodic: RepeatBehavior { .periodic() }

    /// With a pause after each.
    ///
    /// - Parameters:
    ///   - count: how often; nil: for ever.
    ///   - delay: the pause in seconds; nil: half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count.map { Double(max($0, 0)) } ?? .infinity, pause: max(delay ?? 0.5, 0))
    }
  }
}
