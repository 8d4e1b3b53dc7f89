import ViewRuntime

extension View {
  /// Adds items, or views, to the bars of the screen. They propagate up to the nearest stack,
  /// column or window part that has bars; the items of several toolbars are combined (S12.12).
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///   if isDirty { ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } } }
  /// }
  /// ```
  ///
  /// Views get the platform's default placement:
  ///
  /// ```swift
  /// List(notes) { NoteRow(note: $0) }
  ///   .toolbar { Button("Add") { add() } }
  /// ```
  // One overload for both: with two, the compiler type-checks every mistake in a view with a
  // toolbar twice.
  public nonisolated func toolbar<Content>(
    @_ToolbarBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarContentOrView(content: content())))
  }

  /// Adds items with ids to the bars of the screen.
  ///
  /// - Parameter id: the key for storing the user's arrangement; here the program's arrangement
  ///   always applies.
  ///
  /// - Note: In part without effect: with an id, there is no way yet for the user to rearrange
  ///   items.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarContentView(content())))
  }
}

/// Registers items with the enclosing screen; if there is none, the view becomes a screen.
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

/// The environment for the views of a screen outside any stack.
struct ScreenEnvironment: EnvironmentModifier {
  typealias Body = Never
  let screen: Screen

  func modify(_ values: inout EnvironmentValues) { values.screen = screen }
  func differs(from old: Self) -> Bool { screen !== old.screen }
}
