import Foundation
import Locking
import Testing

@testable import UserNotifications

@Suite("Notifications")
struct NotificationTests {
  /// Records what it is asked, and answers.
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let lock = Lock()
    private var recorded: [String] = []
    var responses: [String] { lock { recorded } }
    let shown: UNNotificationPresentationOptions

    init(shown: UNNotificationPresentationOptions = []) { self.shown = shown }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { shown }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let pot = response.notification.request.content.userInfo["pot"] as? Int
      lock { recorded.append("\(response.actionIdentifier) \(pot ?? 0)") }
      completionHandler()
    }
  }

  private func tea(
    _ identifier: String = "tea", after trigger: UNNotificationTrigger? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Kitchen"
    content.body = "4 < 5 & ready"
    content.userInfo = ["pot": 3]
    content.categoryIdentifier = "drinks"
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    // The request has its own copy.
    content.title = "Coffee"
    return request
  }

  private func center(
    _ bus: FakeBus, isInFront: Bool = false
  ) async throws -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(environment: bus.environment) { isInFront }
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "drinks", actions: [UNNotificationAction(identifier: "later", title: "Later")],
        intentIdentifiers: [], options: .customDismissAction)
    ])
    #expect(try await center.requestAuthorization(options: [.alert]))
    return center
  }

  private func until(_ condition: () async -> Bool) async {
    for _ in 0..<400 where await !condition() { try? await Task.sleep(for: .milliseconds(10)) }
  }

  @Test("A notification goes to the desktop's service with its texts, buttons and urgency")
  func shown() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    try await center.add(tea())
    let values = try #require(bus.calls(of: "Notify").first).body
    #expect(values[3] == .string("Tea"))
    #expect(values[4] == .string("Kitchen\n4 &lt; 5 &amp; ready"))
    #expect(values[5] == .strings(["default", "", "later", "Later"]))
    guard case .list(_, let hints) = values[6] else {
      Issue.record("no hints")
      return
    }
    #expect(hints.contains(.entry(.string("urgency"), .variant(.byte(1)))))
    #expect(hints.contains(.entry(.string("suppress-sound"), .variant(.bool(true)))))
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["tea"])
  }

  @Test("A later request with the same identifier takes the place of the shown one")
  func replaced() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    try await center.add(tea())
    try await center.add(tea())
    #expect(bus.calls(of: "Notify").map { $0.body[1] } == [.uint32(0), .uint32(1)])
    #expect(await center.deliveredNotifications().count == 1)
    center.removeAllDeliveredNotifications()
    await until { !bus.calls(of: "CloseNotification").isEmpty }
    #expect(bus.calls(of: "CloseNotification").first?.body == [.uint32(2)])
  }

  @Test("A notification waits for its time, and one that is withdrawn never comes")
  func waits() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    func trigger(_ seconds: Double) -> UNNotificationTrigger {
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    }
    try await center.add(tea("first", after: trigger(0.2)))
    try await center.add(tea("second", after: trigger(0.1)))
    try await center.add(tea("never", after: trigger(3600)))
    center.removePendingNotificationRequests(withIdentifiers: ["second"])
    #expect(
      Set(await center.pendingNotificationRequests().map(\.identifier)) == ["first", "never"])
    #expect(bus.calls(of: "Notify").isEmpty)
    await until { !bus.calls(of: "Notify").isEmpty }
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["first"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["never"])
  }

  @Test("The delegate learns which button was pressed, of a click, and of a wanted dismissal")
  func answers() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    let delegate = Delegate()
    center.delegate = delegate
    for _ in 0..<3 { try await center.add(tea(UUID().uuidString)) }
    bus.emit("ActionInvoked", [.uint32(9), .string("later")])
    bus.emit("ActionInvoked", [.uint32(1), .string("later")])
    await until { delegate.responses.count == 1 }
    bus.emit("ActionInvoked", [.uint32(2), .string("default")])
    await until { delegate.responses.count == 2 }
    bus.emit("NotificationClosed", [.uint32(3), .uint32(2)])
    await until { delegate.responses.count == 3 }
    #expect(
      delegate.responses == [
        "later 3", "\(UNNotificationDefaultActionIdentifier) 3",
        "\(UNNotificationDismissActionIdentifier) 3",
      ])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("While the program is in front, the delegate decides, and without one nothing is shown")
  func inFront() async throws {
    let bus = try FakeBus()
    let center = try await center(bus, isInFront: true)
    try await center.add(tea("silent"))
    #expect(bus.calls(of: "Notify").isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
    let delegate = Delegate(shown: [.banner])
    center.delegate = delegate
    try await center.add(tea("loud"))
    #expect(bus.calls(of: "Notify").count == 1)
  }

  @Test("Without a desktop that shows notifications, the answer is no, and adding one fails")
  func noDesktop() async throws {
    let bus = try FakeBus(hasService: false)
    for environment in [bus.environment, [:]] {
      let center = UNUserNotificationCenter(environment: environment) { false }
      #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
      #expect(try await center.requestAuthorization(options: [.alert]) == false)
      #expect(await center.notificationSettings().authorizationStatus == .denied)
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(tea()) }
    }
  }

  @Test("A date is due when its parts next come, and one that never comes is refused")
  func dates() async throws {
    let morning = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(timeZone: .gmt, hour: 8), repeats: true)
    let evening = Date(timeIntervalSince1970: 20 * 3600)
    #expect(morning.next(after: evening) == Date(timeIntervalSince1970: 32 * 3600))
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 1999, month: 1, day: 1), repeats: false)
    #expect(past.nextTriggerDate() == nil)
    let bus = try FakeBus()
    let center = try await center(bus)
    await #expect(throws: UNError(.notificationInvalidNoDate)) {
      try await center.add(tea(after: past))
    }
  }
}
