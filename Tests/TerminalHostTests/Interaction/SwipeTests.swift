import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Swipes over rows")
@MainActor
struct SwipeTests {
  private func stage(isFull: Bool = true) -> Stage {
    let stage = Stage(40, 6)
    var row = NodeContent(
      role: .row, traits: .focusable,
      namedActions: [.custom("Archive"), .custom("Flag"), .custom("Unread")])
    row.swipes = NodeContent.Swipes(
      leading: [.custom("Unread")], trailing: [.custom("Archive"), .custom("Flag")],
      isTrailingFull: isFull)
    stage.add(1, 0, 1, 40, 1, row)
    stage.add(2, in: 1, 1, 0, 10, 1, .text("a message"))
    return stage
  }

  private func swipe(_ stage: Stage, from start: Int, to end: Int) {
    stage.mouse(.press(.left), start, 1)
    stage.mouse(.drag(.left), (start + end) / 2, 1)
    stage.mouse(.drag(.left), end, 1)
    stage.mouse(.release(.left), end, 1)
  }

  private func performed(_ stage: Stage) -> [String] {
    stage.takeEvents().compactMap { event in
      if case .perform(NodeID(1), let action) = event { action.name } else { nil }
    }
  }

  @Test("A swipe to the left offers the trailing actions, one to the right the leading ones")
  func sides() {
    let stage = stage()
    swipe(stage, from: 30, to: 22)
    #expect(stage.picture.contains("Archive") && stage.picture.contains("Flag"))
    #expect(!stage.picture.contains("Unread"))
    stage.press(.escape)
    swipe(stage, from: 5, to: 12)
    #expect(stage.picture.contains("Unread") && !stage.picture.contains("Archive"))
    stage.press(.enter)
    #expect(performed(stage) == ["Unread"])
  }

  @Test("A swipe over half of the row performs the first action, where that is allowed")
  func full() {
    let stage = stage()
    swipe(stage, from: 35, to: 10)
    #expect(performed(stage) == ["Archive"])
    let other = self.stage(isFull: false)
    swipe(other, from: 35, to: 10)
    #expect(performed(other).isEmpty)
    #expect(other.picture.contains("Flag"))
  }

  @Test("A swipe that goes back to where it began is none")
  func back() {
    let stage = stage()
    swipe(stage, from: 20, to: 8)
    stage.press(.escape)
    _ = stage.takeEvents()
    stage.mouse(.press(.left), 20, 1)
    stage.mouse(.drag(.left), 10, 1)
    stage.mouse(.drag(.left), 20, 1)
    stage.mouse(.release(.left), 20, 1)
    #expect(!stage.picture.contains("Archive"))
    #expect(performed(stage).isEmpty)
  }
}
