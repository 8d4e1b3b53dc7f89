import ViewRuntime

extension View {
  /// Puts items, or views, into the bars of the screen. They flow up to the nearest stack, column or
  /// window part that has bars; several toolbars add up (S12.12).
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///   if isDirty { ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } } }
  /// }
  /// ```
  ///
  /// Views stand where the platform puts what has no place of its own:
  ///
  /// ```swift
  /// List(notes) { NoteRow(note: $0) }
  ///   .toolbar { Button("Add") { add() } }
  /// ```
  // One form for both: with two, the compiler looks twice for a mistake in all that has a toolbar.
  public nonisolated func toolbar<Content>(
    @_ToolbarBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarContentOrView(content: content())))
  }

  /// Puts items with ids into the bars of the screen.
  ///
  /// - Parameter id: under which the user's arrangement would be kept; here the program's holds.
  ///
  /// - Note: In part without effect: with an id, there is no way yet for the user to rearrange
  ///   items.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarContentView(content())))
  }
}

/// Posts items to the screen around it; where there is none, the view becomes one.
struct ToolbarModifier<Items: View> {
  let items: Items
  @Environment(\.screen) private var screen
  @Owned private var own = Screen(depth: 0)

  nonisolated init(items: Items) { self.items = items }
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    let items = items.togglesAsButtons()
    if screen == nil {
      ScreenView(
        screen: own, content: content.modifier(BarModifier(.items, content: items))
      )
      .modifier(ScreenEnvironment(screen: own))
    } else {
      content.modifier(BarModifier(.items, content: items))
    }
  }
}

/// What the views of a screen outside of any stack find in the environment.
struct ScreenEnvironment: EnvironmentModifier {
  typealias Body = Never
  let screen: Screen

  func modify(_ values: inout EnvironmentValues) { values.screen = screen }
  func differs(from old: Self) -> Bool { screen !== old.screen }
}
