import SwiftUI
import Testing

@MainActor
struct UIContentSizeCategoryTests {
  @Test("UIKit's and SwiftUI's names of the text sizes are the same, in the same order")
  func sizes() {
    let all = DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }
    #expect(all.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $1 })
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory(.large).rawValue == "UICTContentSizeCategoryL")
    #expect(UIContentSizeCategory(nil) == .unspecified)
    #expect(
      DynamicTypeSize(.unspecified) == nil
        && !UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("The actions of an app's icon are kept")
  func shortcuts() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "plus"), userInfo: ["id": 7 as NSNumber])
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "New")
    #expect(item.icon == UIApplicationShortcutIcon(systemImageName: "plus"))
    #expect(item.icon != UIApplicationShortcutIcon(type: .add))
    #expect(UIApplicationShortcutIcon(systemImageName: "play") != .init(type: .play))
    #expect(item.userInfo?["id"] as? NSNumber == 7)
    UIApplication.shared.shortcutItems = nil
  }
}
