import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("UIKit's accessibility")
struct UIAccessibilityTests {
  @Test("Announcements reach the host, with and without attributes")
  func announcements() throws {
    let urgent: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue,
      .accessibilitySpeechQueueAnnouncement: true,
    ]
    let screen = Screen {
      Text(verbatim: "Save").onTapGesture {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(string: "Sent", attributes: urgent))
      }
    }
    var button: HostTree.Node?
    screen.host.tree.root.forEachNode {
      if $0.content.actions.contains(.activate) { button = $0 }
    }
    screen.runtime.handle(.activate(try #require(button).id))
    #expect(screen.host.commands == [.announce("Saved"), .announce("Sent")])
  }
}
