import ViewEnvironment
import ViewRuntime

extension ToolbarContent {
  /// Sets whether the item shares a background with its neighbours.
  ///
  /// - Note: Without effect: a bar's items have no background of their own.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  { self }
}

extension CustomizableToolbarContent {
  /// Sets whether the item shares a background with its neighbours.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  { self }
}
