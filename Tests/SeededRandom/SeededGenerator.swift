/// Random numbers that depend on the seed alone (SplitMix64), on every machine: the seed in a
/// failure's message reproduces the test.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  package init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, `bound`; 0 if `bound` is not positive. Cheaper than
  /// `Int.random(in:using:)`, which draws again for fairness.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % max(bound, 1)
  }
}
