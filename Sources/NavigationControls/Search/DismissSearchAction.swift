import ViewRuntime

/// Ends the search around a view: `@Environment(\.dismissSearch) private var dismissSearch`, then
/// `dismissSearch()` (S12.12).
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  fileprivate nonisolated let model: SearchModel?

  fileprivate nonisolated init(_ model: SearchModel?) { self.model = model }

  /// Clears the text, removes the keyboard focus from the field and sets `isSearching` to false;
  /// does nothing outside a `searchable` view.
  public func callAsFunction() { model?.dismiss() }
}

extension EnvironmentValues {
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(searchModel) }
}
