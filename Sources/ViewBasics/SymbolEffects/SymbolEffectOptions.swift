/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  var rate = 1.0
  /// The number of runs: nil uses the effect's default; infinity repeats forever.
  var count: Double?
  /// The pause between two runs, in seconds.
  var pause = 0.0

  private init() {}

  /// Runs once for a value change, forever while active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats forever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Repeats a number of times, where negative numbers count as 0; nil repeats forever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Repeats as the behaviour specifies.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// The speed factor of the effect: 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// Repeats forever.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// Runs once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Repeats a number of times; nil repeats forever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count.map { Double(max($0, 0)) } ?? .infinity
    return copy
  }

  /// Returns the same options with another repeat behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.count = behavior.count
    copy.pause = behavior.pause
    return copy
  }

  /// The speed factor of the effect: 2 is twice as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.rate = speed > 0 ? speed : 1
    return copy
  }

  /// How the runs of an effect repeat.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Double
    let pause: Double

    /// Repeats forever without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity, pause: 0) }

    /// Repeats forever with a pause after each run.
    public static var periodic: RepeatBehavior { .periodic() }

    /// Repeats with a pause after each run.
    ///
    /// - Parameters:
    ///   - count: the number of runs; nil repeats forever.
    ///   - delay: the pause in seconds; nil uses half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count.map { Double(max($0, 0)) } ?? .infinity, pause: max(delay ?? 0.5, 0))
    }
  }
}
