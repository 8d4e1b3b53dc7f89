import SeededRandom

/// The random choices of a program.
struct ProgramRandom {
  private var generator: SeededGenerator

  init(seed: Int) {
    // The seeds of programs that failed once mean these numbers.
    let start = UInt64(bitPattern: Int64(seed &- 1)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    generator = SeededGenerator(seed: start)
  }

  mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
