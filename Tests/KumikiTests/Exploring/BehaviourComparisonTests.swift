import ExplorationReports
import Testing

@testable import kumiki

struct BehaviourComparisonTests {
  private func log(
    _ screens: [String], end: ExplorationLog.End = .finished
  ) -> ExplorationLog {
    let steps = screens.enumerated().map { index, screen in
      var step = ExplorationStepReport(code: index == 0 ? "" : "tap \(index)")
      step.screen = screen
      return step
    }
    return ExplorationLog(root: .init(name: "Shop"), steps: steps, end: end)
  }

  private func difference(
    _ old: ExplorationLog, _ new: ExplorationLog, again: ExplorationLog? = nil
  ) -> BehaviourComparison.Difference? {
    let bound = BehaviourComparison.firstDifference(old, again ?? old) ?? old.steps.count
    return BehaviourComparison.difference(old, new, bound: bound)
  }

  @Test("Two runs that show the same are equal")
  func same() {
    #expect(difference(log(["a", "b"]), log(["a", "b"])) == nil)
  }

  @Test("The first screen that differs is reported with the steps that lead there")
  func differs() throws {
    let found = try #require(difference(log(["a", "b", "c"]), log(["a", "x", "y"])))
    #expect(found.steps == ["tap 1"])
    #expect(found.text.contains("-b") && found.text.contains("+x"))
  }

  @Test("Differences between two runs of the same program are ignored")
  func chance() {
    #expect(difference(log(["a", "1"]), log(["a", "2"]), again: log(["a", "3"])) == nil)
    #expect(difference(log(["a", "1"]), log(["b", "2"]), again: log(["a", "3"])) != nil)
  }

  @Test("A program that ends where it used to continue differs")
  func ends() throws {
    let found = try #require(
      difference(log(["a", "b"]), log(["a"], end: .stopped("Fatal error"))))
    #expect(found.steps == ["tap 1"])
    #expect(found.text.contains("goes on") && found.text.contains("Fatal error"))
  }
}
