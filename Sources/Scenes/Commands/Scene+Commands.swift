import ViewRuntime

extension Scene {
  /// Adds entries to the app's menus.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }
  ///   .commands {
  ///     CommandMenu("Note") { Button("Pin") { pin() }.keyboardShortcut("p") }
  ///   }
  /// ```
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ViewScene(TupleView((SceneView(self), CommandsView(content()))))
  }

  /// Takes the usual entries out of the app's menus.
  public nonisolated func commandsRemoved() -> some Scene {
    ViewScene(
      TupleView(
        (
          SceneView(self),
          CommandEntryView(position: .removal, title: nil, entries: EmptyView())
        )))
  }

  /// Replaces all entries of the app's menus.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
