import ViewRuntime

extension Scene {
  /// Takes the usual entries out of the app's menus.
  public nonisolated func commandsRemoved() -> some Scene {
    ViewScene(
      TupleView(
        (
          SceneView(self),
          CommandEntryView(position: .removal, title: nil, entries: EmptyView())
        )))
  }
}
