import ExplorationReports
import SwiftUI
import Testing

@testable import ViewTesting

private struct Counter: View {
  @State private var count = 0
  let title: String

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

private struct Branches: View {
  @State private var isWarm = false

  var body: some View {
    VStack {
      if isWarm { Counter(title: "A").opacity(0.5) } else { Counter(title: "A") }
      // A different view: no state carries over.
      if isWarm { Counter(title: "B") } else { Counter(title: "C") }
      Button("Warm") { isWarm.toggle() }
    }
  }
}

private struct Fresh: View {
  @State private var round = 0
  @State private var game = 0

  var body: some View {
    VStack {
      Counter(title: "Fresh").id(UUID())
      Counter(title: "Game").id(game)
      Button("Round \(round)") { round += 1 }
      Button("New game") { game += 1 }
    }
  }
}

private final class Score: ObservableObject {
  @Published var points = 0
}

private struct Owner: View {
  @ObservedObject var score = Score()
  let round: Int

  var body: some View { Text("\(score.points) in \(round)") }
}

private struct Idle: View {
  let action: () -> Void

  var body: some View { Text("Idle") }
}

private struct Wasteful: View {
  @State private var round = 0

  var body: some View {
    VStack {
      Owner(round: round)
      Idle { round += 1 }
      Button("Round") { round += 1 }
    }
  }
}

@MainActor
struct RunWatchTests {
  private func reports(_ view: some View, _ count: Int = 60) async -> [ExplorationStepReport] {
    let watch = RunWatch(ViewTest(view), seed: 3)
    var reports = [await watch.begin()]
    while reports.count < count, let step = watch.choose() { reports.append(await step.perform()) }
    return reports
  }

  @Test("S1.2 A view that starts anew in another branch with the same value has lost its state")
  func branches() async {
    let losses = await reports(Branches()).flatMap(\.losses)
    let lost = losses.filter { !$0.changed.isEmpty }
    #expect(!lost.isEmpty)
    #expect(lost.allSatisfy { $0.view == "Counter" && $0.owner == "Branches" })
    #expect(lost.allSatisfy { $0.source == "branch" && $0.changed == ["count"] })
    // Once per toggle, and not for B and C.
    #expect(await reports(Branches()).allSatisfy { $0.losses.count <= 1 })
  }

  @Test("S1.5 An id recreated in each run of the body costs the view its state")
  func ids() async {
    let seen = await reports(Fresh()).dropFirst()
    let owners = seen.filter { step in
      step.runs.contains { $0.view == "Fresh" && $0.reasons.contains { $0 != "@identity" } }
    }
    #expect(owners.count > 3)
    #expect(owners.allSatisfy { $0.losses.contains { $0.source == "id" } })
    let others = seen.filter { step in !step.runs.contains { $0.view == "Fresh" } }
    #expect(others.flatMap(\.losses).isEmpty)
  }

  @Test(
    "S4.5 An observed object recreated with each view value is reported, and so is a body without effect"
  )
  func objects() async {
    let seen = await reports(Wasteful())
    let rounds = seen.count { step in step.runs.contains { $0.view == "Wasteful" } } - 1
    let replaced = seen.flatMap(\.replacements)
    #expect(rounds > 3)
    #expect(replaced.count >= rounds)
    #expect(replaced.allSatisfy { $0.view == "Owner" && $0.object == "Score" })
    let idle = seen.flatMap(\.runs).filter { $0.view == "Idle" && $0.reasons == ["@self"] }
    // A number with one more digit moves it.
    #expect(idle.count >= rounds && idle.count(where: \.showedNothing) >= idle.count - 2)
    let owner = seen.flatMap(\.runs).filter {
      $0.view == "Owner" && !$0.reasons.contains("@identity")
    }
    #expect(owner.contains { !$0.showedNothing })
  }

  @Test("Hidden rows are not created to see what a view shows")
  func lazyRows() {
    struct Rows: View {
      let made: () -> Void

      var body: some View {
        ForEach(0..<5_000) { index in
          let _ = made()
          Text("row \(index)")
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false
      let made: () -> Void

      var body: some View {
        ScrollView {
          LazyVStack {
            Toggle("On", isOn: $isOn)
            Rows(made: made)
          }
        }
      }
    }
    var count = 0
    let app = ViewTest(Screen { count += 1 })
    let before = count
    #expect(app.runtime.shownNodes().count == 2)
    #expect(count == before && before < 100)
  }

  @Test("The same seed performs the same steps and shows the same")
  func repeats() async {
    let (first, second) = (await reports(Branches()), await reports(Branches()))
    #expect(first.map(\.code) == second.map(\.code))
    #expect(first.map(\.screen) == second.map(\.screen))
  }
}
