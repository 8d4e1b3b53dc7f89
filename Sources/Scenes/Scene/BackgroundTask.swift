import ViewRuntime

/// Work for which the system would wake an app.
///
/// Nothing wakes an app here: the work is accepted and never performed.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Refreshes the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// Runs when the downloads of a session have ended.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Runs when the downloads of sessions whose names satisfy a condition have ended.
  public static func urlSession(matching condition: @Sendable @escaping (String) -> Bool)
    -> BackgroundTask<String, Void>
  { BackgroundTask(name: "urlSession") }

  /// Runs when the downloads of any session have ended.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// Refreshes the app's content.
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask(name: "appRefresh") }
}

extension Scene {
  /// Performs work for which the system wakes the app.
  ///
  /// - Note: Without effect: the system wakes no app in the background.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
