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

  /// Settings of a program that has just been installed.
  private func newDefaults() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: UUID().uuidString))
  }

  private func center(
    _ bus: FakeBus, isInFront: Bool = false
  ) async throws -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(
      environment: bus.environment, patience: 60, defaults: try newDefaults()
    ) { isInFront }
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "drinks", actions: [UNNotificationAction(identifier: "later", title: "Later")],
        intentIdentifiers: [], options: .customDismissAction)
    ])
    #expect(try await center.requestAuthorization(options: [.alert]))
    return center
  }

  /// Waits for a condition, for up to twenty minutes: a notification is shown from the main actor, which
  /// thousands of other tests may keep busy.
  private func until(_ condition: () async -> Bool) async {
    for _ in 0..<120_000 where await !condition() { try? await Task.sleep(for: .milliseconds(10)) }
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
    try await center.add(tea("first", after: trigger(20)))
    try await center.add(tea("second", after: trigger(15)))
    try await center.add(tea("never", after: trigger(3600)))
    center.removePendingNotificationRequests(withIdentifiers: ["second"])
    #expect(
      Set(await center.pendingNotificationRequests().map(\.identifier)) == ["first", "never"])
    #expect(bus.calls(of: "Notify").isEmpty)
    await until { await !center.deliveredNotifications().isEmpty }
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
      let center = UNUserNotificationCenter(
        environment: environment, defaults: try newDefaults()
      ) { false }
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

  @Test("The permission lasts, and a later run of the program asks the desktop, not the user")
  func permissionLasts() async throws {
    let bus = try FakeBus()
    let defaults = try newDefaults()
    func run() -> UNUserNotificationCenter {
      UNUserNotificationCenter(environment: bus.environment, defaults: defaults) { false }
    }
    let first = run()
    #expect(await first.notificationSettings().authorizationStatus == .notDetermined)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await first.add(tea()) }
    #expect(try await first.requestAuthorization(options: [.alert]))
    #expect(await run().notificationSettings().authorizationStatus == .authorized)
    try await run().add(tea())
    #expect(bus.calls(of: "Notify").count == 1)
    let elsewhere = UNUserNotificationCenter(environment: [:], defaults: defaults) { false }
    #expect(await elsewhere.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await elsewhere.add(tea()) }
  }

  @Test("A request that is not waited for is pending at once, and can be withdrawn at once")
  func notWaitedFor() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
    for number in 0..<20 {
      center.add(tea("\(number)", after: later), withCompletionHandler: nil)
      #expect(await center.pendingNotificationRequests().count == 1)
      center.removeAllPendingNotificationRequests()
    }
    try await Task.sleep(for: .seconds(10.5))
    #expect(bus.calls(of: "Notify").isEmpty)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("Of two requests with an identifier the later one stays, though no one waits for the first")
  func replacedWhileWaiting() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    func trigger(_ seconds: Double) -> UNNotificationTrigger {
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    }
    for number in 0..<50 {
      center.add(tea("\(number)", after: trigger(10)), withCompletionHandler: nil)
      try await center.add(tea("\(number)", after: trigger(3600)))
    }
    try await Task.sleep(for: .seconds(10.5))
    #expect(bus.calls(of: "Notify").isEmpty)
    #expect(await center.pendingNotificationRequests().count == 50)
  }

  @Test("One click is one answer, though the desktop then closes the notification")
  func oneAnswer() async throws {
    // The desktop never says that the program came to the front.
    let bus = try FakeBus(unanswered: ["Activate", "CloseNotification"])
    let center = try await center(bus)
    let delegate = Delegate()
    center.delegate = delegate
    try await center.add(tea())
    bus.emit("ActionInvoked", [.uint32(1), .string("default")])
    bus.emit("NotificationClosed", [.uint32(1), .uint32(2)])
    await until { !delegate.responses.isEmpty }
    try await Task.sleep(for: .milliseconds(100))
    #expect(delegate.responses == ["\(UNNotificationDefaultActionIdentifier) 3"])
  }

  /// Is due at each tenth of a second, since an hour ago.
  private final class Clock: UNNotificationTrigger, @unchecked Sendable {
    let start = Date(timeIntervalSinceNow: -3600)

    override func next(after date: Date) -> Date? {
      // As if it had been set before the computer slept.
      let date = lock { () -> Date in
        defer { count += 1 }
        return count < 2 ? start : date
      }
      return date.addingTimeInterval(0.1)
    }

    private let lock = Lock()
    private var count = 0
  }

  @Test("After a sleep a repeated notification comes once, not once for each missed time")
  func missedTimes() async throws {
    let bus = try FakeBus()
    let center = try await center(bus)
    try await center.add(tea(after: Clock(repeats: true)))
    await until { bus.calls(of: "Notify").count > 1 }
    center.removeAllPendingNotificationRequests()
    // 36,000 times have been missed.
    #expect((2...10_000).contains(bus.calls(of: "Notify").count))
  }

  @Test("A notification in an endless time waits, and can be withdrawn")
  func endless() async throws {
    let center = try await center(FakeBus())
    for seconds in [Double.infinity, 1e300] {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
      try await center.add(tea("\(seconds)", after: trigger))
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(await center.pendingNotificationRequests().count == 2)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("Two notifications at once share a connection")
  func sharedConnection() async throws {
    let bus = try FakeBus()
    let defaults = try newDefaults()
    _ = try await UNUserNotificationCenter(environment: bus.environment, defaults: defaults) {
      false
    }.requestAuthorization()
    let center = UNUserNotificationCenter(environment: bus.environment, defaults: defaults) {
      false
    }
    try await withThrowingTaskGroup { group in
      for number in 0..<4 { group.addTask { try await center.add(tea("\(number)")) } }
      try await group.waitForAll()
    }
    #expect(bus.connections == 2)
    #expect(bus.calls(of: "Notify").count == 4)
  }

  @Test("A desktop that the bus starts is asked what it can show, and may hang")
  func startedDesktop() async throws {
    for hanging in ["GetCapabilities", "Notify"] {
      let bus = try FakeBus(unanswered: [hanging])
      let center = UNUserNotificationCenter(
        environment: bus.environment, patience: 2, defaults: try newDefaults()
      ) { false }
      #expect(try await center.requestAuthorization())
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(tea()) }
      #expect(bus.calls(of: hanging).map(\.startsService) == [true])
      #expect(bus.calls(of: "ListNames").first?.startsService == false)
    }
  }

  @Test("A terminal counts as in front once it has reported that it was not")
  func terminals() {
    var reports = FocusReports()
    #expect(reports.isInFront(true, inCells: false))
    #expect(!reports.isInFront(true, inCells: true))
    reports.note(false)
    #expect(!reports.isInFront(false, inCells: true))
    #expect(reports.isInFront(true, inCells: true))
  }
}
