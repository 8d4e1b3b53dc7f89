import HeadlessHost
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewRuntime
import ViewTesting

extension AccessibilityCustomContentKey {
  fileprivate static let age = AccessibilityCustomContentKey("Age", id: "age")
}

@MainActor
struct AccessibilityCustomContentTests {
  @Test("Custom content is read with the hint, important content with the value")
  func content() throws {
    let app = ViewTest(
      VStack {
        Text(verbatim: "cat").accessibilityIdentifier("cat")
          .accessibilityHint("A picture")
          .accessibilityCustomContent(.age, "7")
          .accessibilityCustomContent("名前", Text(verbatim: "たま"), importance: .high)
        Text(verbatim: "dog").accessibilityIdentifier("dog")
          .accessibilityCustomContent(.age, "7")
          .accessibilityCustomContent("Age", "8")
          .accessibilityCustomContent(.age, Text(verbatim: "9"))
        Text(verbatim: "cow").accessibilityIdentifier("cow")
          .accessibilityCustomContent(.age, "7")
          .accessibilityCustomContent(.age, nil)
      })
    let cat = try app.find(.identifier("cat"))
    #expect(cat.hint == "A picture, Age: 7")
    #expect(cat.value == "名前: たま")
    #expect(try app.find(.identifier("dog")).hint == "Age: 8, Age: 9")
    #expect(try app.find(.identifier("cow")).hint == nil)
  }

  @Test("Announcements reach the host")
  func announcements() throws {
    let screen = Screen {
      Text(verbatim: "Save").onTapGesture {
        AccessibilityNotification.Announcement("保存しました").post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.ScreenChanged().post()
      }
    }
    var button: HostTree.Node?
    screen.host.tree.root.forEachNode {
      if $0.content.actions.contains(.activate) { button = $0 }
    }
    screen.runtime.handle(.activate(try #require(button).id))
    #expect(screen.host.commands == [.announce("保存しました"), .announce("Page 2")])
  }
}
