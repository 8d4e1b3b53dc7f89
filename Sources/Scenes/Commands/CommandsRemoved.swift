import ViewRuntime

extension Scene {
  /// Removes the default items from the app's menus.
  public nonisolated func commandsRemoved() -> some Scene {
    ViewScene(
      TupleView(
        (
          SceneView(self),
          CommandEntryView(position: .removal, title: nil, entries: EmptyView())
        )))
  }
}
