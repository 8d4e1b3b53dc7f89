import ExplorationReports
import SourceModel
import Testing

@testable import kumiki

/// What a run revealed, as findings at the lines that it concerns.
struct RunFindingsTests {
  private static let source = """
    import SwiftUI

    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }

    struct Home: View {
      @State private var isWarm = false
      var body: some View {
        Button("Pay") {}
        if isWarm { Row(name: "a").opacity(1) } else { Row(name: "a") }
        Row(name: "b").id(UUID())
      }
    }

    struct Row: View {
      @ObservedObject var model = Model()
      @State private var count = 0
      let name: String
      var body: some View { Text(name) }
    }

    final class Model: ObservableObject {}
    """

  private let project = Project(files: [SourceFile(path: "Shop.swift", text: source)])

  private func step(
    _ code: String, _ change: (inout ExplorationStepReport) -> Void = { _ in }
  ) -> ExplorationStepReport {
    var step = ExplorationStepReport(code: code)
    change(&step)
    return step
  }

  private func found(
    _ steps: [ExplorationStepReport], end: ExplorationLog.End = .finished
  ) -> [String] {
    var log = ExplorationLog(root: .init(name: "Home by itself"), steps: steps)
    log.lastBegun = steps.last?.code ?? ""
    log.end = end
    return RunFindings([log], in: project).findings().map { "\($0.position.line) \($0.rule)" }
  }

  private func run(_ view: String, nothing: Bool, seconds: Double = 0) -> ExplorationStepReport.Run
  {
    .init(view: view, id: 1, reasons: ["@self"], seconds: seconds, showedNothing: nothing)
  }

  private func loss(_ source: String, _ changed: [String]) -> ExplorationStepReport.Loss {
    .init(
      view: "Row", owner: "Home", ownerID: 1, source: source, changed: changed, owned: ["count"])
  }

  @Test("Lost state is reported at the view in two branches, once the state was changed")
  func branches() {
    #expect(
      found([step("tap") { $0.losses = [loss("branch", ["count"])] }]) == ["9 conditional-modifier"]
    )
    #expect(found([step("tap") { $0.losses = [loss("branch", [])] }]) == [])
  }

  @Test(
    "An id that changes with every body is reported, one that changes now and then is not"
  )
  func ids() {
    let lost = step("tap") {
      $0.losses = [loss("id", [])]
      $0.runs = [run("Home", nothing: false)]
    }
    let kept = step("tap") { $0.runs = [run("Home", nothing: false)] }
    #expect(found([lost, lost, lost]) == ["10 unstable-id"])
    #expect(found([lost, lost]) == [])
    #expect(found([lost, kept, lost, kept, lost, kept]) == [])
  }

  @Test("An object that is recreated is reported at the property that observes it")
  func objects() {
    let again = step("tap") { $0.replacements = [.init(view: "Row", object: "Model")] }
    #expect(found([again, again]) == ["15 observed-object-owned"])
    // A view may well be given another object once on purpose.
    #expect(found([again]) == [])
  }

  @Test("A runtime warning becomes a finding of its rule, reported once")
  func diagnostics() {
    let warned = step("") {
      $0.problems = [
        .init(
          code: "D1", message: "A State<Int> was written while the body of Row was being evaluated."
        ),
        .init(code: "D21", message: "Home has a Picker without a tag."),
      ]
    }
    #expect(found([warned, warned]) == ["7 runtime-diagnostic", "18 write-in-body"])
  }

  @Test("A crash is reported with its last step, a missing object by its rule")
  func ends() {
    let tapped = [step(""), step("try app.find(.text(\"Pay\")).tap()")]
    #expect(
      found(tapped, end: .stopped("Fatal error: Index out of range")) == ["8 stopped-program"])
    #expect(
      found([], end: .stopped("SwiftUI [D4]: No Model for Row in the environment"))
        == ["18 missing-environment-injection"])
    #expect(found(tapped, end: .hung) == ["8 update-loop"])
  }

  @Test("Slow bodies and actions are reported, unless it was a single outlier")
  func stalls() {
    let slow = step("try app.find(.text(\"Pay\")).tap()") {
      $0.actionSeconds = 0.12
      $0.runs = [run("Row", nothing: false, seconds: 0.1)]
    }
    #expect(found([slow]) == [])
    #expect(found([slow, slow]) == ["8 main-actor-blocking", "18 main-actor-blocking"])
  }

  @Test("A body that mostly runs without effect is a hint")
  func waste() {
    let wasted = step("tap") { $0.runs = [run("Row", nothing: true)] }
    let shown = step("tap") { $0.runs = [run("Row", nothing: false)] }
    #expect(found(Array(repeating: wasted, count: 10)) == ["18 wasteful-body"])
    #expect(found(Array(repeating: wasted, count: 9)) == [])
    #expect(found(Array(repeating: [wasted, shown, shown], count: 10).flatMap { $0 }) == [])
  }

  @Test("Findings are in both languages")
  func languages() {
    let log = ExplorationLog(
      root: .init(name: "Shop"), steps: [step("tap") { $0.losses = [loss("branch", ["count"])] }])
    let message = RunFindings([log], in: project).findings()[0].message
    #expect(message[.english].contains("lost 'count' once"))
    #expect(message[.japanese].contains("'count' を 1 回失いました"))
  }
}
