import ViewRuntime

/// An action that reloads the content around a view: `@Environment(\.refresh) private var refresh`,
/// nil if there is no `refreshable` (S7.9).
///
/// ```swift
/// if let refresh { Button("Reload") { Task { await refresh() } } }
/// ```
public struct RefreshAction: Sendable {
  let perform: @MainActor @Sendable () async -> Void

  /// Runs the handler and returns when it is done.
  public func callAsFunction() async { await perform() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Reloads the content; nil outside a `refreshable` view.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
