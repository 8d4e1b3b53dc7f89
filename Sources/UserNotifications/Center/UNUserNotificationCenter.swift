import Foundation
import Locking

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
  private static let shared: UNUserNotificationCenter = {
    // Early, so that nothing is missed that tells whether the terminal reports its focus.
    Task { @MainActor in FrontObserver.shared.observe() }
    return UNUserNotificationCenter()
  }()

  /// The notifications of this program.
  public class func current() -> UNUserNotificationCenter { shared }

  /// No desktop lets a program draw in a notification.
  public var supportsContentExtensions: Bool { false }

  private struct Pending {
    var request: UNNotificationRequest
    /// Distinguishes it from other requests with the same identifier.
    var token: Int
    var waiting: Task<Void, Never>?
  }

  private struct Delivered {
    var notification: UNNotification
    var number: UInt32
  }

  // Sendable, because these fields are used under the lock only.
  private let lock = Lock()
  private weak var currentDelegate: (any UNUserNotificationCenterDelegate)?
  /// Whether a desktop showed notifications when that was last asked.
  private var isAuthorized = false
  private var categories: Set<UNNotificationCategory> = []
  private var lastToken = 0
  private var pending: [String: Pending] = [:]
  private var delivered: [String: Delivered] = [:]

  private let defaults: UserDefaults
  private let isInFront: @Sendable @MainActor () -> Bool
  private let notices: DesktopNotices

  init(
    environment: [String: String] = ProcessInfo.processInfo.environment, patience: Double = 5,
    defaults: UserDefaults = .standard,
    isInFront: @escaping @Sendable @MainActor () -> Bool = { FrontObserver.shared.isInFront() }
  ) {
    self.defaults = defaults
    self.isInFront = isInFront
    let (events, entrance) = AsyncStream.makeStream(of: DesktopNotices.Event.self)
    notices = DesktopNotices(environment: environment, patience: patience) { entrance.yield($0) }
    super.init()
    Task { @MainActor [weak self] in
      for await event in events { self?.take(event) }
    }
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
    wasAsked = true
    return await updatedAuthorization()
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
    guard wasAsked else { return UNNotificationSettings(.notDetermined) }
    return UNNotificationSettings(await updatedAuthorization() ? .authorized : .denied)
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  private static let askedKey = "UNUserNotificationCenter.wasAuthorizationRequested"

  /// Whether the program has ever asked for the permission, which lasts.
  private var wasAsked: Bool {
    get { defaults.bool(forKey: Self.askedKey) }
    set { if newValue != wasAsked { defaults.set(newValue, forKey: Self.askedKey) } }
  }

  private func updatedAuthorization() async -> Bool {
    let isAvailable = await notices.isAvailable()
    lock { isAuthorized = isAvailable }
    return isAvailable
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
    try await enter(request).value
  }

  /// The same for callers that do not wait; the closure is called on any thread.
  ///
  /// The request is pending when this returns, and can be withdrawn.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let accepted = enter(request)
    Task {
      do {
        try await accepted.value
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Notes a request in place of a pending one with its identifier.
  ///
  /// - Returns: a task that ends when the request waits for its time, or is shown.
  private func enter(_ request: UNNotificationRequest) -> Task<Void, any Error> {
    let problem: UNError.Code? =
      if !wasAsked {
        .notificationsNotAllowed
      } else if let trigger = request.trigger, trigger.next(after: Date()) == nil {
        .notificationInvalidNoDate
      } else {
        nil
      }
    if let problem { return Task { throw UNError(problem) } }
    let (accepted, former) = lock {
      lastToken += 1
      let token = lastToken
      let former = pending.updateValue(
        Pending(request: request, token: token), forKey: request.identifier)
      // Under the lock, so that requests are accepted in the order in which they were noted.
      return (Task { try await accept(request, token) }, former)
    }
    former?.waiting?.cancel()
    return accepted
  }

  private func accept(_ request: UNNotificationRequest, _ token: Int) async throws {
    var isAllowed = lock { isAuthorized }
    if !isAllowed { isAllowed = await updatedAuthorization() }
    guard isAllowed else {
      _ = end(request, token)
      throw UNError(.notificationsNotAllowed)
    }
    guard let trigger = request.trigger else {
      if end(request, token) { try await deliver(request) }
      return
    }
    guard let date = trigger.next(after: Date()) else { return }
    lock {
      guard pending[request.identifier]?.token == token else { return }
      pending[request.identifier]?.waiting = Task {
        await wait(for: request, token, trigger, until: date)
      }
    }
  }

  private func wait(
    for request: UNNotificationRequest, _ token: Int, _ trigger: UNNotificationTrigger,
    until date: Date
  ) async {
    var next = Optional(date)
    while let date = next {
      // A computer that sleeps meanwhile shows it when it wakes. A clock cannot count to infinity.
      let seconds = date.timeIntervalSinceNow
      do { try await Task.sleep(for: .seconds(min(max(0, seconds), 1e9))) } catch { return }
      if seconds > 1e9 { continue }
      next = trigger.repeats ? Self.next(of: trigger, after: date) : nil
      let isPending =
        next == nil
        ? end(request, token) : lock { pending[request.identifier]?.token == token }
      guard isPending else { return }
      try? await deliver(request)
    }
  }

  /// Times that have passed meanwhile, while the computer slept, are left out.
  private static func next(of trigger: UNNotificationTrigger, after date: Date) -> Date? {
    let (next, now) = (trigger.next(after: date), Date())
    return next.map { $0 < now } == true ? trigger.next(after: now) : next
  }

  /// Removes a pending request.
  ///
  /// - Returns: whether it was still pending: neither withdrawn nor replaced.
  private func end(_ request: UNNotificationRequest, _ token: Int) -> Bool {
    lock {
      guard pending[request.identifier]?.token == token else { return false }
      pending[request.identifier] = nil
      return true
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

  /// Returns the requests that are not yet shown.
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
    for item in removed { item.waiting?.cancel() }
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

  /// A desktop closes a notification after a click, which is no second answer of the user.
  @MainActor
  private func take(_ event: DesktopNotices.Event) {
    switch event {
    case .action(let number, let action):
      guard let (item, category) = removeDelivered(number) else { return }
      let isDefault = action == "default"
      let known = category?.actions.first { $0.identifier == action }
      let comesToFront = isDefault || known?.options.contains(.foreground) == true
      // Beside the answer: the desktop may take its time.
      Task {
        if comesToFront { await notices.activateProgram(after: number) }
        // A used notification is gone from a Mac's list; some desktops leave it.
        await notices.close(number)
      }
      answer(item, isDefault ? UNNotificationDefaultActionIdentifier : action)
    case .closed(let number, let byUser):
      guard let (item, category) = removeDelivered(number) else { return }
      if byUser, category?.options.contains(.customDismissAction) == true {
        answer(item, UNNotificationDismissActionIdentifier)
      }
    }
  }

  private func removeDelivered(
    _ number: UInt32
  ) -> (notification: UNNotification, category: UNNotificationCategory?)? {
    lock {
      guard let place = delivered.values.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      let notification = delivered.remove(at: place).value.notification
      return (notification, category(of: notification.request))
    }
  }

  /// Other answers do not wait for what the delegate does about this one.
  @MainActor
  private func answer(_ notification: UNNotification, _ action: String) {
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    Task { await delegate?.userNotificationCenter(self, didReceive: response) }
  }
}
