import Testing
import UserNotifications

/// A delegate in a file that imports nothing else.
private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  let made = Date(timeIntervalSince1970: 0)
}

struct DelegateTests {
  @Test("The module brings Foundation, whose class a delegate inherits from")
  @MainActor func foundation() {
    let delegate: any UNUserNotificationCenterDelegate = Delegate()
    #expect((delegate as? Delegate)?.made.timeIntervalSince1970 == 0)
    #expect(delegate is NSObject)
  }
}
