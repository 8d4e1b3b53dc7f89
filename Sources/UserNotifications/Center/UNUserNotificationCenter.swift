import Foundation
import HostInterface
import Locking
import ViewRuntime

/// Shows notifications of the desktop.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
/// try await center.add(
///   UNNotificationRequest(
///     identifier: "tea", content: content,
///     trigger: UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)))
/// ```
///
/// They are shown by the service of the session bus to which every desktop's notifications go, also
/// those of a program in a terminal. Without a desktop, authorization is denied. While one of the
/// program's windows is in front, a notification is shown only if the delegate wants that.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The notifications of this program.
  public class func current() -> UNUserNotificationCenter { shared }

  /// No desktop lets a program draw in a notification.
  public var supportsContentExtensions: Bool { false }

  private struct Pending {
    var request: UNNotificationRequest
    var waiting: Task<Void, Never>
  }

  private struct Delivered {
    var notification: UNNotification
    var number: UInt32
  }

  private let lock = Lock()
  private weak var currentDelegate: (any UNUserNotificationCenterDelegate)?
  private var status = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [String: Pending] = [:]
  private var delivered: [String: Delivered] = [:]
  private let environment: [String: String]
  private let isInFront: @Sendable @MainActor () -> Bool
  private lazy var notices = DesktopNotices(environment: environment) { [weak self] event in
    Task { @MainActor in await self?.take(event) }
  }

  init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isInFront: @escaping @Sendable @MainActor () -> Bool = {
      ViewRuntime.current?.host.environment.isActive == true
    }
  ) {
    self.environment = environment
    self.isInFront = isInFront
    super.init()
    _ = notices
  }

  /// Decides how notifications are shown and learns what the user does with them.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock { currentDelegate } }
    set { lock { currentDelegate = newValue } }
  }

  // MARK: Permission

  /// Asks whether notifications may be shown: a desktop that shows any allows it, and its user
  /// silences a program in the desktop's settings.
  public func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool {
    let isAvailable = await notices.isAvailable()
    lock { status = isAvailable ? .authorized : .denied }
    return isAvailable
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await requestAuthorization(options: options), nil)
      } catch {
        completionHandler(false, error)
      }
    }
  }

  /// Returns how the program may notify its user.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(lock { status })
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  // MARK: Categories

  /// Sets the kinds of notifications, in place of all former ones.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock { self.categories = categories }
  }

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock { categories }
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    Task { completionHandler(await notificationCategories()) }
  }

  // MARK: Requests

  /// Shows a notification, now or when its trigger says so.
  ///
  /// - Throws: ``UNError`` if notifications are not allowed, or if the trigger's date never comes.
  public func add(_ request: UNNotificationRequest) async throws {
    guard lock({ status }) == .authorized else { throw UNError(.notificationsNotAllowed) }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else { return try await deliver(request) }
    guard let date = trigger.next(after: Date()) else {
      throw UNError(.notificationInvalidNoDate)
    }
    let waiting = Task { await wait(for: request, trigger, until: date) }
    lock { pending[request.identifier] = Pending(request: request, waiting: waiting) }
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  private func wait(
    for request: UNNotificationRequest, _ trigger: UNNotificationTrigger, until date: Date
  ) async {
    var next = Optional(date)
    while let date = next {
      // A computer that sleeps meanwhile shows it when it wakes.
      try? await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
      if Task.isCancelled { return }
      next = trigger.repeats ? trigger.next(after: date) : nil
      if next == nil { lock { pending[request.identifier] = nil } }
      try? await deliver(request)
    }
  }

  private func deliver(_ request: UNNotificationRequest) async throws {
    let notification = UNNotification(date: Date(), request: request)
    guard let content = await shownContent(of: notification) else { return }
    let (actions, replaced) = lock {
      (category(of: request)?.actions ?? [], delivered[request.identifier]?.number ?? 0)
    }
    let number = try await notices.show(content, actions: actions, replaced: replaced)
    lock {
      delivered[request.identifier] = Delivered(notification: notification, number: number)
    }
  }

  /// The content with what the delegate leaves of it while the program is in front; nil: nothing.
  @MainActor
  private func shownContent(of notification: UNNotification) async -> UNNotificationContent? {
    let content = notification.request.content
    guard isInFront() else { return content }
    let options = await delegate?.userNotificationCenter(self, willPresent: notification) ?? []
    guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return nil }
    let shown = UNMutableNotificationContent(copying: content)
    if !options.contains(.sound) { shown.sound = nil }
    // Without a banner it goes into the list only.
    if options.isDisjoint(with: [.banner, .alert]) { shown.interruptionLevel = .passive }
    return shown
  }

  private func category(of request: UNNotificationRequest) -> UNNotificationCategory? {
    categories.first { $0.identifier == request.content.categoryIdentifier }
  }

  /// Returns the requests that wait for their time.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock { pending.values.map(\.request) }
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { completionHandler(await pendingNotificationRequests()) }
  }

  /// Withdraws requests that wait for their time.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let removed = lock { identifiers.compactMap { pending.removeValue(forKey: $0) } }
    for item in removed { item.waiting.cancel() }
  }

  /// Withdraws all requests that wait for their time.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: lock { Array(pending.keys) })
  }

  // MARK: Shown notifications

  /// The notifications that the desktop still shows or lists.
  public func deliveredNotifications() async -> [UNNotification] {
    lock { delivered.values.map(\.notification) }
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    Task { completionHandler(await deliveredNotifications()) }
  }

  /// Removes notifications from the screen and from the desktop's list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let removed = lock { identifiers.compactMap { delivered.removeValue(forKey: $0) } }
    Task { for item in removed { await notices.close(item.number) } }
  }

  /// Removes all of the program's notifications from the screen and from the desktop's list.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: lock { Array(delivered.keys) })
  }

  /// Desktops have no badge.
  ///
  /// - Note: Without effect.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// - Note: Without effect.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  // MARK: Answers

  @MainActor
  private func take(_ event: DesktopNotices.Event) async {
    switch event {
    case .action(let number, let action):
      guard let item = shown(number) else { return }
      let isDefault = action == "default"
      let category = lock { self.category(of: item.request) }
      let known = category?.actions.first { $0.identifier == action }
      if isDefault || known?.options.contains(.foreground) == true {
        await notices.activateProgram(after: number)
      }
      // A used notification is gone from a Mac's list; some desktops leave it.
      removeDeliveredNotifications(withIdentifiers: [item.request.identifier])
      await answer(item, isDefault ? UNNotificationDefaultActionIdentifier : action)
    case .closed(let number, let byUser):
      guard let item = shown(number) else { return }
      lock { delivered[item.request.identifier] = nil }
      let category = lock { self.category(of: item.request) }
      if byUser, category?.options.contains(.customDismissAction) == true {
        await answer(item, UNNotificationDismissActionIdentifier)
      }
    }
  }

  private func shown(_ number: UInt32) -> UNNotification? {
    lock { delivered.values.first { $0.number == number }?.notification }
  }

  @MainActor
  private func answer(_ notification: UNNotification, _ action: String) async {
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    await delegate?.userNotificationCenter(self, didReceive: response)
  }
}
