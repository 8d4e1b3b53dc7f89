import Foundation
import HostInterface
import Testing

@testable import TerminalHost

@Suite("Swipes over rows")
@MainActor
struct SwipeTests {
  private func fixture(isFull: Bool = true) -> HostFixture {
    let fixture = HostFixture(40, 6)
    var row = NodeContent(
      role: .row, traits: .focusable,
      namedActions: [.custom("Archive"), .custom("Flag"), .custom("Unread")])
    row.swipes = NodeContent.Swipes(
      leading: [.custom("Unread")], trailing: [.custom("Archive"), .custom("Flag")],
      isTrailingFull: isFull)
    fixture.add(1, 0, 1, 40, 1, row)
    fixture.add(2, in: 1, 1, 0, 10, 1, .text("a message"))
    return fixture
  }

  private func swipe(_ fixture: HostFixture, from start: Int, to end: Int) {
    fixture.mouse(.press(.left), start, 1)
    fixture.mouse(.drag(.left), (start + end) / 2, 1)
    fixture.mouse(.drag(.left), end, 1)
    fixture.mouse(.release(.left), end, 1)
  }

  private func performed(_ fixture: HostFixture) -> [String] {
    fixture.takeEvents().compactMap { event in
      if case .perform(NodeID(1), let action) = event { action.name } else { nil }
    }
  }

  @Test("A swipe to the left shows the trailing actions, one to the right the leading ones")
  func sides() {
    let fixture = fixture()
    swipe(fixture, from: 30, to: 22)
    #expect(fixture.picture.contains("Archive") && fixture.picture.contains("Flag"))
    #expect(!fixture.picture.contains("Unread"))
    fixture.press(.escape)
    swipe(fixture, from: 5, to: 12)
    #expect(fixture.picture.contains("Unread") && !fixture.picture.contains("Archive"))
    fixture.press(.enter)
    #expect(performed(fixture) == ["Unread"])
  }

  @Test("A swipe over half of the row performs the first action, if allowed")
  func full() {
    let fixture = fixture()
    swipe(fixture, from: 35, to: 10)
    #expect(performed(fixture) == ["Archive"])
    let other = self.fixture(isFull: false)
    swipe(other, from: 35, to: 10)
    #expect(performed(other).isEmpty)
    #expect(other.picture.contains("Flag"))
  }

  @Test("A swipe that returns to its start does nothing")
  func back() {
    let fixture = fixture()
    swipe(fixture, from: 20, to: 8)
    fixture.press(.escape)
    _ = fixture.takeEvents()
    fixture.mouse(.press(.left), 20, 1)
    fixture.mouse(.drag(.left), 10, 1)
    fixture.mouse(.drag(.left), 20, 1)
    fixture.mouse(.release(.left), 20, 1)
    #expect(!fixture.picture.contains("Archive"))
    #expect(performed(fixture).isEmpty)
  }
}
