import ViewRuntime

/// Loads the content around a view again: `@Environment(\.refresh) private var refresh`, nil where
/// there is no `refreshable` (S7.9).
///
/// ```swift
/// if let refresh { Button("Reload") { Task { await refresh() } } }
/// ```
public struct RefreshAction: Sendable {
  let perform: @MainActor @Sendable () async -> Void

  /// Runs the handler and returns when it has.
  public func callAsFunction() async { await perform() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads the content again; nil outside of a `refreshable` view.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
