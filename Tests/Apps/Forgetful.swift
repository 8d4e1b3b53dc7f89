import SwiftUI

@main
struct ForgetfulApp: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

final class Score: ObservableObject {
  @Published var points = 0
}

struct Counter: View {
  @State private var count = 0
  let title: String
  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

struct Owner: View {
  @ObservedObject var score = Score()  // observed-object-owned
  let round: Int
  var body: some View {
    Button("Points \(score.points) in \(round)") { score.points += 1 }
  }
}

struct Idle: View {
  let action: () -> Void
  var body: some View { Text("Idle") }  // wasteful-body
}

struct Home: View {
  @State private var isWarm = false
  @State private var round = 0
  var body: some View {
    VStack {
      if isWarm {
        Counter(title: "Branch").foregroundStyle(.red)
      } else {
        Counter(title: "Branch")  // conditional-modifier
      }
      Counter(title: "Fresh").id(UUID())  // unstable-id
      Owner(round: round)
      Idle { round += 1 }
      Button("Warm") { isWarm.toggle() }
      Button("Round") { round += 1 }
      Button("Slow") { usleep(120_000) }  // main-actor-blocking
    }
  }
}

struct Basket: View {
  @State private var items = ["apple"]
  var body: some View {
    Text(items[0])
    Button("Clear") { items = [] }  // stopped-program
  }
}

struct Writer: View {
  @State private var seen = 0
  // The write is reported at the body.
  var body: some View {  // write-in-body
    let _ = (seen += 1)
    Text("Written")
  }
}
