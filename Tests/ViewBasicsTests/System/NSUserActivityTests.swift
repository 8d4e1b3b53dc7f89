import SwiftUI
import Testing

struct NSUserActivityTests {
  @Test("An activity keeps its properties")
  func kept() {
    let activity = NSUserActivity(activityType: "example.kumiki.reading")
    activity.title = "読書"
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "book": "a"])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?.count == 2)
    #expect(activity.activityType == "example.kumiki.reading" && activity.title == "読書")
  }
}
