extension Mistake {
  /// Bindings that have no effect.
  static let bindings: [Mistake] = [
    Mistake(
      "only read",
      wrong: #"""
        import SwiftUI

        struct Root: View {
          @State private var score = 0
          var body: some View {
            Button("Goal") { score += 1 }
            ScoreView(score: $score)
          }
        }

        struct ScoreView: View {
          @Binding var score: Int // here binding-read-only
          var body: some View { Text("\(score)") }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Root: View {
          @State private var score = 0
          var body: some View {
            Button("Goal") { score += 1 }
            ScoreView(score: score)
          }
        }

        struct ScoreView: View {
          let score: Int
          var body: some View { Text("\(score)") }
        }
        """#),
    Mistake(
      "only read, as a property without a wrapper",
      wrong: #"""
        import SwiftUI

        struct Root: View {
          @State private var score = 0
          var body: some View {
            Button("Goal") { score += 1 }
            ScoreView(score: $score)
          }
        }

        struct ScoreView: View {
          let score: Binding<Int> // here binding-read-only
          var body: some View { Text("\(score.wrappedValue)") }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Root: View {
          @State private var score = 0
          var body: some View {
            Button("Goal") { score += 1 }
            ScoreView(score: $score)
          }
        }

        struct ScoreView: View {
          let score: Binding<Int>
          var body: some View { Stepper("Score", value: score) }
        }
        """#),
  ]
}
