#if GTK
  import Testing

  @testable import GTKHost

  @Suite("The difference between two texts")
  @MainActor
  struct TextDifferenceTests {
    @Test("Only the range that differs is replaced")
    func middle() {
      let difference = TextDifference(from: "one two three", to: "one 2 three")
      #expect(difference.removed == 4..<7)
      #expect(difference.inserted == "2")
    }

    @Test("A cursor stays before the text that follows it")
    func cursor() {
      let cut = TextDifference(from: "日本語abc", to: "日本語ab")
      #expect(cut.moved(6) == 5)
      #expect(cut.moved(2) == 2)
      let capital = TextDifference(from: "heLLO", to: "HELLO")
      #expect(capital.moved(1) == 1)
      #expect(capital.moved(2) == 2)
      #expect(capital.moved(4) == 4)
    }

    @Test("Equal texts, and empty ones")
    func edges() {
      #expect(TextDifference(from: "a", to: "a").removed.isEmpty)
      #expect(TextDifference(from: "", to: "👨‍👩‍👧").inserted == "👨‍👩‍👧")
      #expect(TextDifference(from: "aaa", to: "").removed == 0..<3)
    }

    @Test("An emoji of several scalars is one character")
    func characters() {
      #expect("a👨‍👩‍👧b".characterOffset(ofScalar: 6) == 2)
      #expect("ab".characterOffset(ofScalar: 9) == 2)
    }
  }
#endif
