import SwiftUI

extension Benchmark {
  /// Deeply nested views.
  static let deepTree = Benchmark(name: "deep") {
    let mount = timeMaking(rounds: 9) {
      Stage(Nested(level: 500, board: DeepBoard()))
    } against: {
      Stage(Nested(level: 50, board: DeepBoard()))
    }
    let board = DeepBoard()
    let stage = Stage(Nested(level: 500, board: board))
    let same = stage.count { board.text.wrappedValue = "1" }
    let sameTime = time(calls: 100) { call in
      stage.show { board.text.wrappedValue = "\(call % 10)" }
    }
    let resized = stage.count { board.text.wrappedValue = "wide" }
    let resizedTime = time(calls: 10) { call in
      stage.show { board.text.wrappedValue = call % 2 == 0 ? "wide" : "1" }
    }
    return [
      Figure("mount 500 levels", mount, against: "50 levels").ratio(atMost: 15),
      Figure("innermost state, same size", seconds: sameTime, work: same).bodies(exactly: 1),
      Figure("innermost state, other size", seconds: resizedTime, work: resized).bodies(exactly: 1),
    ]
  }
}

private final class DeepBoard {
  var text: Binding<String> = .constant("")
}

private struct Nested: View {
  let level: Int
  let board: DeepBoard

  var body: some View {
    VStack {
      if level > 0 {
        AnyView(Nested(level: level - 1, board: board))
      } else {
        Innermost(board: board)
      }
    }
  }
}

private struct Innermost: View {
  let board: DeepBoard
  @State private var text = "0"

  var body: some View {
    let _ = board.text = $text
    Text(text)
  }
}
