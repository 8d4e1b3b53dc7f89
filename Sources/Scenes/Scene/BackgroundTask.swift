import ViewRuntime

/// Work that the system would wake an app for.
///
/// Nothing wakes an app here: the work is taken and never done.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// To bring the app up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// When downloads of a session have ended.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// When downloads of sessions have ended whose names satisfy a condition.
  public static func urlSession(matching condition: @Sendable @escaping (String) -> Bool)
    -> BackgroundTask<String, Void>
  { BackgroundTask(name: "urlSession") }

  /// When downloads of any session have ended.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// To bring the app up to date.
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask(name: "appRefresh") }
}

extension Scene {
  /// Does work that the system wakes the app for.
  ///
  /// - Note: Without effect: nothing wakes an app.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
