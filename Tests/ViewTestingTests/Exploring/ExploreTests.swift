import SwiftUI
import Testing
import ViewTesting

private struct Shopping: View {
  @State private var items = ["Milk", "Bread"]
  @State private var name = ""
  @State private var isAmountShown = false
  @State private var amount = 2.0

  var body: some View {
    NavigationStack {
      VStack {
        TextField("New", text: $name)
        Button("Add") { if !items.contains(name) { items.append(name) } }
        Slider(value: $amount, in: 0...10)
        ScrollView {
          ForEach(items, id: \.self) { item in
            NavigationLink(item) { Text("About \(item)") }
              .contextMenu { Button("Remove") { items.removeAll { $0 == item } } }
          }
        }
        DisclosureGroup("Amount", isExpanded: $isAmountShown) { Text("\(amount)") }
      }
    }
  }
}

/// Shows an id twice after three taps of one button and one of the other.
private struct Doubles: View {
  @State private var count = 0
  @State private var doubles = false

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Button("Double") { doubles = true }
      Button("Single") { doubles = false }
      Button("Nothing") {}
      ForEach(count >= 3 && doubles ? [1, 1] : [1], id: \.self) { Text("\($0)") }
    }
  }
}

private struct Restless: View {
  @State private var height = 0.0
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Button("Other") {}
      if isOn {
        Color.clear.frame(height: 20 + height.truncatingRemainder(dividingBy: 7))
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: { _ in
            height += 1
          }
      }
    }
  }
}

@MainActor private var taps = 0

private struct Unannounced: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Taps: \(taps)")
      Button("Tap") { taps += 1 }
      Button("Other") { count += 1 }
    }
  }
}

/// Receives an answer from outside while its body is evaluated again.
private struct Answered: View {
  @MainActor final class Mailbox: ObservableObject {
    @Published var letters = 0
    private var isWatched = false

    func askedAgain() {
      if isWatched { DispatchQueue.main.async { self.letters += 1 } }
      isWatched = true
    }
  }

  @StateObject private var mailbox = Mailbox()

  var body: some View {
    if mailbox.letters < 3 { let _ = mailbox.askedAgain() }
    Text("Letters: \(mailbox.letters)")
  }
}

private struct Keeper: View {
  @AppStorage("explored.taps") private var taps = 0

  var body: some View { Button("Taps: \(taps)") { taps += 1 } }
}

private struct Random: View {
  @State private var number = 0

  var body: some View {
    Button("Draw \(number)") { number = Int.random(in: 0..<1_000_000) }
  }
}

@MainActor
struct ExploreTests {
  private func finding<Content: View>(_ view: Content, seed: UInt64 = 1) async -> ViewTest.Finding?
  {
    do {
      try await ViewTest(view).explore(actions: 100, seed: seed)
      return nil
    } catch {
      return error as? ViewTest.Finding
    }
  }

  @Test("An app without mistakes is explored to the end, by all kinds of actions")
  func sound() async throws {
    let exploration = try await ViewTest(Shopping()).explore(actions: 200, seed: 7)
    #expect(exploration.steps.count == 200)
    #expect(exploration.screens > 10)
    for kind in ["tap", "type", "scroll", "resize", "press", "advance", "locale"] {
      #expect(exploration.kinds[kind, default: 0] > 0, "\(kind) in \(exploration.kinds)")
    }
  }

  @Test("The same seed leads to the same steps, another one to others")
  func seeds() async throws {
    let first = try await ViewTest(Shopping()).explore(actions: 30, seed: 5)
    #expect(try await ViewTest(Shopping()).explore(actions: 30, seed: 5) == first)
    #expect(try await ViewTest(Shopping()).explore(actions: 30, seed: 6).steps != first.steps)
  }

  @Test("A diagnostic is found, and shrunk to the four taps that lead there")
  func diagnostic() async throws {
    let finding = try #require(await finding(Doubles()))
    #expect(finding.invariant == .noDiagnostics)
    #expect(finding.isReproduced)
    #expect(finding.message.contains("[D15a]"), "\(finding.message)")
    #expect(
      finding.steps.sorted() == [
        #"try app.find(.role(.button, "Double")).tap()"#,
        #"try app.find(.role(.button, "More")).tap()"#,
        #"try app.find(.role(.button, "More")).tap()"#,
        #"try app.find(.role(.button, "More")).tap()"#,
      ], "\(finding)")
    #expect(finding.test.hasPrefix("@MainActor @Test func found() async throws {"))
  }

  @Test("The printed steps reproduce the failure by hand")
  func byHand() async throws {
    let app = ViewTest(Doubles())
    try await app.checkInvariants()
    for name in ["More", "More", "More"] { try app.tap(.button(name)) }
    try await app.checkInvariants()
    try app.tap(.button("Double"))
    await #expect(throws: ViewTestError.self) { try await app.checkInvariants() }
  }

  @Test("A layout that writes the state that it depends on never settles")
  func restless() async throws {
    let finding = try #require(await finding(Restless()))
    #expect(finding.invariant == .rests || finding.message.contains("D8"), "\(finding)")
    #expect(finding.steps.count == 1, "\(finding)")
  }

  @Test("A body that reads an unobserved value shows something else when it runs again")
  func unannounced() async throws {
    let finding = try #require(await finding(Unannounced()))
    #expect(finding.invariant == .followsFromState)
    #expect(finding.message.contains("+") && finding.message.contains("Taps: "), "\(finding)")
    #expect(finding.steps == [#"try app.find(.role(.button, "Tap")).tap()"#], "\(finding)")
  }

  @Test("External changes while bodies are evaluated again are not a mistake of the app")
  func answersMeanwhile() async throws {
    let app = ViewTest(Answered())
    for _ in 0..<4 { try await app.checkInvariants([.followsFromState]) }
    #expect(app.tree.contains("Letters: 3"))
  }

  @Test("Each start has the settings of the first one, and so does the next test")
  func settings() async throws {
    // An interrupted run may have left it.
    UserDefaults.standard.removeObject(forKey: "explored.taps")
    let exploration = try await ViewTest(Keeper()).explore(actions: 30, seed: 1)
    #expect(exploration.kinds["tap", default: 0] > 0)
    #expect(UserDefaults.standard.object(forKey: "explored.taps") == nil)
  }

  @Test("Nondeterminism is found by repeating the steps")
  func notRepeatable() async throws {
    let finding = try #require(await finding(Random()))
    #expect(finding.invariant == .repeats)
  }

  @Test("A step is reported before it is performed")
  func steps() async throws {
    var told: [String] = []
    let app = ViewTest(Shopping())
    let exploration = try await app.explore(actions: 10, invariants: [.rests]) { told.append($0) }
    #expect(told.count == 10)
    #expect(zip(told, exploration.steps).allSatisfy { $1.hasSuffix($0.dropFirst(4)) })
  }
}
